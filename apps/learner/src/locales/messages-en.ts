import { messages as shell } from '@masar/app-shell/locales/en'
import { messages as ui } from '@masar/ui/locales/en'
import { messages as own } from './en.po'

export const messages = { ...ui, ...shell, ...own }
