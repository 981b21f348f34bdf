/** Of the CV that is made from the profile. No other package links to it. */
export const cvPath = '/profile/cv';
