#!/usr/bin/env bash
# try-candidate.sh IMAGE: pulls the candidate for the platform of this computer, tries it, and an update from the last release.
set -euo pipefail

image=$1
docker pull "$image:candidate"
# The newest release before this one. A version such as 1.0.0-rc.1 is none.
last=$(git tag --list 'v*' --sort=-version:refname | grep -vx "$GITHUB_REF_NAME" | grep -v -- - | head -n 1 || true)
if [ -n "$last" ]; then
  before="$image:${last#v}"
  docker pull "$before"
fi
node scripts/image/try-image.ts "$image:candidate" "${before:-}"
