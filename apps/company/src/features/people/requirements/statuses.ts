export const statuses = ['met', 'expiring', 'waived', 'due', 'grace', 'late', 'expired'] as const
/** A status, or the mark that what is met is about to end. */
export type StatusFilter = (typeof statuses)[number]
