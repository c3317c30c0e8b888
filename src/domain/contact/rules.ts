/** Where a banner can be, as the advertise form offers it. */
export const AD_PLACES = ["home-features", "pricing", "other"] as const;
type AdPlace = (typeof AD_PLACES)[number];

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export interface AdRequest extends ContactMessage {
  company: string;
  place: AdPlace;
}
