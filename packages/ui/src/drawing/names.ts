/** Small drawings for what is empty: the line waits for its dot. */
export const emptyNames = [
  'favourites',
  'cart',
  'orders',
  'courses',
  'notifications',
  'search',
  'exam',
  'certificate',
  'notes',
  'questions',
  'people',
  'tasks',
  'reports',
] as const

/** Large ones, beside a form: what one comes for. */
export const panelNames = ['learn', 'teach', 'team', 'safe'] as const

export type EmptyDrawing = (typeof emptyNames)[number]
export type DrawingName = EmptyDrawing | (typeof panelNames)[number]

/** The measure of either kind, as its view box. */
export const emptySize = [200, 132] as const
export const panelSize = [480, 320] as const
