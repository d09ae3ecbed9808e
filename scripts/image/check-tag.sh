#!/usr/bin/env bash
# check-tag.sh: the tag that is being released is the version of package.json.
set -euo pipefail

version=$(node -p "require('./package.json').version")
if [ "v$version" != "$GITHUB_REF_NAME" ]; then
  echo "The tag is $GITHUB_REF_NAME, and package.json has $version." >&2
  exit 1
fi
