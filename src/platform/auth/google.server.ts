import { genericOAuth } from "better-auth/plugins";

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

/** Google by OpenID Connect discovery, so that the issuer can be configured; an identity is (provider, subject). */
export function googleProvider(settings: GoogleSettings) {
  return genericOAuth({
    config: [
      {
        providerId: "google",
        discoveryUrl: `${settings.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId: settings.clientId,
        clientSecret: settings.clientSecret,
        scopes: ["openid", "email", "profile"],
        prompt: "select_account",
        pkce: true,
        getUserInfo: async ({ idToken }) => (idToken === undefined ? null : claimsOf(idToken)),
      },
    ],
  });
}

/**
 * The claims of an ID token whose signature, issuer, audience and nonce the library has checked; it never falls back on the
 * userinfo page.
 */
function claimsOf(idToken: string) {
  const claims = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()) as {
    sub?: string;
    email?: string;
    email_verified?: boolean;
    name?: string;
  };
  return {
    sub: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true,
    name: claims.name ?? "",
  };
}
