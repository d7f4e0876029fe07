/** The time zone of the site: whatever is the same for every reader, such as the day on which terms changed, is told in it. */
export const siteTimeZone = 'Asia/Riyadh'
