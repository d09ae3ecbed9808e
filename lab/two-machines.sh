#!/usr/bin/env bash
# The built server behind Caddy with TLS on one side of a bad link, and a rehearsed evening of 150 phones on the other: two
# network namespaces, 50 ms each way and 2 % of the packets lost in each direction. Needs root, Python and Caddy.
# Ends with 1 if guests would notice something, as a drink that is not on 99 of 100 phones within a second. With LATE=1000 the
# server has a defect: each event of a stream leaves it so many ms late.
#   lab/two-machines.sh [PHONES] [MILLISECONDS EACH WAY] [PERCENT LOST]
set -euo pipefail
cd "$(dirname "$0")/.."
phones=${1:-150} delay_ms=${2:-50} loss=${3:-2}
there=clink-there-$$ here=clink-here-$$ folder=$(mktemp -d) link=
address=10.77.0.1

end() {
  for space in "$there" "$here"; do
    # Caddy and the server end with their network.
    kill $(ip netns pids "$space" 2>/dev/null) 2>/dev/null || true
    ip netns del "$space" 2>/dev/null || true
  done
  kill "$link" 2>/dev/null || true
  rm -rf "$folder"
}
trap end EXIT

ip netns add "$there"
ip netns add "$here"
python3 lab/bad-link.py "$there" "$here" "$delay_ms" "$loss" &
link=$!
until ip -n "$here" link show here >/dev/null 2>&1; do sleep 0.1; done
ip -n "$there" addr add $address/24 dev there
ip -n "$here" addr add 10.77.0.2/24 dev here
for side in there here; do
  ip -n "${!side}" link set lo up
  ip -n "${!side}" link set "$side" up
done

# An address has no name that a browser would send, and a certificate of its own.
printf '{\n\tadmin off\n\tdefault_sni %s\n}\nhttps://%s {\n\ttls internal\n\treverse_proxy 127.0.0.1:3000\n}\n' $address $address >"$folder/Caddyfile"
export DATA_DIR=$folder/data PORT=3000 TRUST_PROXY=loopback LOG_LEVEL=error
export HOME=$folder XDG_DATA_HOME=$folder XDG_CONFIG_HOME=$folder
ip netns exec "$there" node ${LATE:+--import ./lab/late-events.mjs} build/server/main.js >/dev/null &
ip netns exec "$there" caddy run --config "$folder/Caddyfile" --adapter caddyfile >"$folder/caddy.log" 2>&1 &
export NODE_EXTRA_CA_CERTS=$folder/caddy/pki/authorities/local/root.crt
until ip netns exec "$here" curl -fs --cacert "$NODE_EXTRA_CA_CERTS" "https://$address/readyz" >/dev/null 2>&1; do sleep 0.2; done
ip netns exec "$here" curl -fs -o /dev/null --cacert "$NODE_EXTRA_CA_CERTS" -w 'connected after %{time_connect} s, TLS after %{time_appconnect} s, answered after %{time_total} s\n' "https://$address/readyz"
ip netns exec "$here" node --import tsx scripts/commands/rehearsal/rehearse.ts --url "https://$address" --phones "$phones"
