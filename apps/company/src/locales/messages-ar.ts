import { messages as shell } from '@masar/app-shell/locales/ar'
import { messages as pages } from '@masar/site-map/locales/ar.po'
import { messages as ui } from '@masar/ui/locales/ar'
import { messages as own } from './ar.po'

export const messages = { ...ui, ...pages, ...shell, ...own }
