#!/bin/sh
# Starts the server in the image (deploy/Dockerfile). ONCE gives names of its own, and a folder that it backs up (docs/updates.md#the-image).
set -eu

storage=${CLINK_STORAGE:-/storage}

# A password may have any sign, and a URL may not.
mail_url() {
  node -e '
    const { SMTP_ADDRESS: host, SMTP_PORT: port = "587", SMTP_USERNAME: user = "", SMTP_PASSWORD: word = "" } = process.env;
    const who = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(word)}@`;
    process.stdout.write(`${port === "465" ? "smtps" : "smtp"}://${who}${host}:${port}`);
  '
}

if [ -n "${SECRET_KEY_BASE:-}" ] && [ -d "$storage" ]; then
  # Guests stay outside of what is backed up: no copy keeps what Clink deletes.
  export GUESTS_DIR="${GUESTS_DIR:-$DATA_DIR}"
  export DATA_DIR="$storage"
  export PORT="${PORT:-80}"
  export HOST_SECRET="${HOST_SECRET:-$SECRET_KEY_BASE}"
  # Its proxy is in the private network of the containers.
  export TRUST_PROXY="${TRUST_PROXY:-uniquelocal}"
  if [ -n "${SMTP_ADDRESS:-}" ] && [ -z "${SMTP_URL:-}" ]; then
    SMTP_URL=$(mail_url)
    export SMTP_URL
  fi
  if [ -n "${MAILER_FROM_ADDRESS:-}" ]; then export MAIL_FROM="${MAIL_FROM:-$MAILER_FROM_ADDRESS}"; fi
fi

exec node build/server/main.js
