const kenya =
  /\b(kenya|nairobi|mombasa|kisumu|nakuru|eldoret|thika|nyeri|malindi|kakamega|kisii|garissa|machakos|meru|lamu|nanyuki)\b/i;
const openRegions = /\b(anywhere|worldwide|world ?wide|global|globally|(?<!south |north |west )africa|emea)\b/i;
const remoteWords = /\bremote\b|\bwork from home\b|\bdistributed\b/i;

/** `ke` for a place in Kenya, else null: of other countries the words alone tell too little. */
export function countryOfPlace(place: string | null | undefined): 'ke' | null {
  return place != null && kenya.test(place) ? 'ke' : null;
}

export function namesRemoteWork(place: string | null | undefined): boolean {
  return place != null && remoteWords.test(place);
}

/** Whether a remote job restricted to these regions takes applicants in Kenya; no restriction takes everybody. */
export function isOpenToKenya(regions: readonly string[]): boolean {
  const named = regions
    .map((region) =>
      region
        .replace(remoteWords, '')
        .replace(/[^\p{L}]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean);
  return named.length === 0 || named.some((region) => openRegions.test(region) || kenya.test(region));
}
