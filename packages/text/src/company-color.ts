/** The tones that a company chooses its colour from; `masar` is the site’s own. `packages/ui` draws them for either theme. */
export const companyColors = ['masar', 'blue', 'violet', 'plum', 'rose', 'copper', 'olive', 'green'] as const

export type CompanyColor = (typeof companyColors)[number]
