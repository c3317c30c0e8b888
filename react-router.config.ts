import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // A page knows its own routes; those of its links it asks for at the first sign of use (`useLinks`).
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
