import { twoFactor } from "better-auth/plugins";

/**
 * The library's second factor asks after a password only. Here it also asks after an outside identity: its own hook, which
 * ends the new session and begins the second step, runs for the callback too. Who has no password is not asked for one.
 */
export function twoFactorOnEverySignIn() {
  const plugin = twoFactor({ issuer: "Siyagha", allowPasswordless: true });
  for (const hook of plugin.hooks.after) {
    const afterPassword = hook.matcher;
    hook.matcher = (context) => afterPassword(context) || isCallback(context.path);
  }
  return plugin;
}

function isCallback(path: string | undefined): boolean {
  return path?.startsWith("/callback/") ?? false;
}
