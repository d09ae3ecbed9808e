#!/usr/bin/env bash
# The built server alone on a small computer, as a Raspberry Pi 3 with an SD card: a quarter of a core, 512 MB, and 5 ms more
# for each sync. Measures its start, then rehearses an evening of 150 phones on it. Needs root, cgroups and strace.
#   lab/small-computer.sh [PHONES] [MILLISECONDS OF A SYNC]
set -euo pipefail
cd "$(dirname "$0")/.."
phones=${1:-150} sync_ms=${2:-5}
name=clink-small-$$ port=$((20000 + RANDOM % 10000)) folder=$(mktemp -d)

# Prints the files to which a process writes its id to be in the groups.
make_groups() {
  if [ -f /sys/fs/cgroup/cgroup.controllers ]; then
    mkdir "/sys/fs/cgroup/$name"
    echo '25000 100000' >"/sys/fs/cgroup/$name/cpu.max"
    echo 512M >"/sys/fs/cgroup/$name/memory.max"
    echo "/sys/fs/cgroup/$name/cgroup.procs"
    return
  fi
  mkdir "/sys/fs/cgroup/cpu/$name" "/sys/fs/cgroup/memory/$name"
  echo 25000 >"/sys/fs/cgroup/cpu/$name/cpu.cfs_quota_us"
  # Its quarter, even while others compute.
  echo 262144 >"/sys/fs/cgroup/cpu/$name/cpu.shares"
  echo 512M >"/sys/fs/cgroup/memory/$name/memory.limit_in_bytes"
  echo "/sys/fs/cgroup/cpu/$name/cgroup.procs" "/sys/fs/cgroup/memory/$name/cgroup.procs"
}

end() {
  # strace would let it run on.
  kill $(cat $groups) 2>/dev/null || true
  wait "$tracer" 2>/dev/null || true
  rmdir /sys/fs/cgroup/{,cpu/,memory/}"$name" 2>/dev/null || true
  rm -rf "$folder"
}

groups=$(make_groups)
export PORT=$port DATA_DIR=$folder LOG_LEVEL=error
began=$(date +%s%N)
# strace itself is outside of the groups.
strace -f --seccomp-bpf -o /dev/null -e trace=fsync,fdatasync -e "inject=fsync,fdatasync:delay_enter=$((sync_ms * 1000))" \
  sh -c "for group in $groups; do echo \$\$ >\$group; done; exec node build/server/main.js" >/dev/null &
tracer=$!
trap end EXIT
until curl -fs "http://localhost:$port/readyz" >/dev/null 2>&1; do sleep 0.02; done
echo "started within $((($(date +%s%N) - began) / 1000000)) ms"
npx tsx scripts/commands/rehearsal/rehearse.ts --url "http://localhost:$port" --phones "$phones"
server=$(cat $groups | head -1)
echo "the server holds $(awk '/VmRSS/ { print int($2 / 1024) }' "/proc/$server/status") MB"
