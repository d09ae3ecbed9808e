#!/usr/bin/env bash
# name.sh: tells the steps that follow how the image is called. The name of a repository may have capitals, that of an image not.
set -euo pipefail

echo "IMAGE=ghcr.io/${GITHUB_REPOSITORY,,}" >>"$GITHUB_ENV"
