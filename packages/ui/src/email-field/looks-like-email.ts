/** Whether a text has the form of an e-mail address; whether mail reaches it, only mail tells. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim())
