/** The time zone of the site: whatever is the same for every reader, such as the day on which terms changed, is shown in it. */
export const siteTimeZone = 'Asia/Riyadh'
