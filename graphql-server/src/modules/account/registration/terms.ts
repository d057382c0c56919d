/** Version of the terms of use and the privacy policy that a new seeker agrees to. Change it together with the texts. */
export const termsVersion = "2026-11";
