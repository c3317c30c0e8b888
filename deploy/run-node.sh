#!/bin/sh
# Runs the Node that came with the packages, of this machine's kind; another system uses the Node in PATH. It replaces this
# shell, so that signals of the service manager reach it: `sh deploy/run-node.sh server.mjs`.
set -eu
project=$(cd "$(dirname "$0")/.." && pwd)
case "$(uname -m)" in
  x86_64 | amd64) kind=x64 ;;
  aarch64 | arm64) kind=arm64 ;;
  *) kind=none ;;
esac
node="$project/node_modules/node-linux-$kind/bin/node"
[ -x "$node" ] || node=node
cd "$project"
exec "$node" "$@"
