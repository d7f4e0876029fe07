import { messages as shell } from '@masar/app-shell/locales/en'
import { messages as pages } from '@masar/site-map/locales/en.po'
import { messages as ui } from '@masar/ui/locales/en'
import { messages as own } from './en.po'

export const messages = { ...ui, ...pages, ...shell, ...own }
