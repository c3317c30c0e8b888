import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // The whole route table is small; without discovery requests a page needs none to know its neighbours.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
