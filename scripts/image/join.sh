#!/usr/bin/env bash
# join.sh IMAGE FOLDER: makes one image of the digests in FOLDER, under the tag candidate. Nobody is told of it yet.
set -euo pipefail

image=$1 folder=$2
sources=()
for file in "$folder"/*; do sources+=("$image@sha256:$(basename "$file")"); done
# One for each runner. A job that failed must not publish half an image.
if [ "${#sources[@]}" != 2 ]; then
  echo "${#sources[@]} digests instead of 2" >&2
  exit 1
fi
docker buildx imagetools create --tag "$image:candidate" "${sources[@]}"
