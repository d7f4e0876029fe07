import { unwrap } from '@masar/api-sdk'
import { clientApi } from '../session/apis.ts'
import { clientQuery } from '../calls/queries.ts'

/** Whether this site sends push messages, how to register, and whether this browser is registered. */
export const pushQuery = () => clientQuery('/push-registration')

export interface BrowserDevice {
  token: string
  app: 'learner' | 'company'
  language: 'ar' | 'en'
}

export const registerDevice = (device: BrowserDevice) =>
  unwrap(clientApi().PUT('/push-registration', { body: { kind: 'fid', ...device } }))
export const unregisterDevice = () => unwrap(clientApi().DELETE('/push-registration'))
