#!/usr/bin/env bash
# publish.sh IMAGE TAGS: gives the candidate its tags, one a line, and signs it with the identity of this workflow, without a key.
set -euo pipefail

image=$1 tags=()
while read -r tag; do [ -z "$tag" ] || tags+=(--tag "$tag"); done <<<"$2"
docker buildx imagetools create "${tags[@]}" "$image:candidate"
digest=$(docker buildx imagetools inspect "$image:candidate" --format '{{.Manifest.Digest}}')
cosign sign --yes --recursive "$image@$digest"
echo "digest=$digest" >>"$GITHUB_OUTPUT"
