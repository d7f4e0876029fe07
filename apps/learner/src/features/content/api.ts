import { clientQuery } from '@masar/app-shell'

export type PageSlug = 'about_us' | 'privacy-policy' | 'terms'

export const pageQuery = (slug: PageSlug) => clientQuery('/pages/{slug}', { path: { slug } })

export const faqsQuery = () => clientQuery('/faqs')
