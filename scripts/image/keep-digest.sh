#!/usr/bin/env bash
# keep-digest.sh FOLDER DIGEST: keeps the digest of one platform as the name of a file, for the job that joins them.
set -euo pipefail

folder=$1 digest=$2
[[ $digest =~ ^sha256:[0-9a-f]{64}$ ]] || { echo "not a digest: $digest" >&2; exit 1; }
mkdir -p "$folder"
touch "$folder/${digest#sha256:}"
