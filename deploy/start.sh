#!/bin/sh
# Starts the server in the image (deploy/Dockerfile). ONCE uses its own names for variables, and backs up one folder (docs/hosting.md#shelves).
set -eu

storage=${CLINK_STORAGE:-/storage}

# A password may contain any character, but a URL may not, so the password must be encoded.
mail_url() {
  node -e '
    const { SMTP_ADDRESS: host, SMTP_PORT: port = "587", SMTP_USERNAME: user = "", SMTP_PASSWORD: word = "" } = process.env;
    const who = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(word)}@`;
    process.stdout.write(`${port === "465" ? "smtps" : "smtp"}://${who}${host}:${port}`);
  '
}

if [ -n "${SECRET_KEY_BASE:-}" ] && [ -d "$storage" ]; then
  # The guests' file is not in the folder that is backed up, so that no copy keeps what Clink deletes.
  export GUESTS_DIR="${GUESTS_DIR:-$DATA_DIR}"
  export DATA_DIR="$storage"
  export PORT="${PORT:-80}"
  export HOST_SECRET="${HOST_SECRET:-$SECRET_KEY_BASE}"
  # ONCE's proxy is in the containers' private network.
  export TRUST_PROXY="${TRUST_PROXY:-uniquelocal}"
  if [ -n "${SMTP_ADDRESS:-}" ] && [ -z "${SMTP_URL:-}" ]; then
    SMTP_URL=$(mail_url)
    export SMTP_URL
  fi
  if [ -n "${MAILER_FROM_ADDRESS:-}" ]; then export MAIL_FROM="${MAIL_FROM:-$MAILER_FROM_ADDRESS}"; fi
fi

exec node build/server/main.js
