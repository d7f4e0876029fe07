import { unwrap } from '@masar/api-sdk'
import { clientApi } from '../queries/apis.ts'
import { clientQuery } from '../queries/query.ts'

/** Whether this site sends push messages, how to ask for them, and whether this browser has asked. */
export const pushQuery = () =>
  clientQuery('/push-registration', signal => clientApi().GET('/push-registration', { signal }))

export interface BrowserDevice {
  token: string
  app: 'learner' | 'company'
  language: 'ar' | 'en'
}

export const keepDevice = (device: BrowserDevice) =>
  unwrap(clientApi().PUT('/push-registration', { body: { kind: 'fid', ...device } }))
export const forgetDevice = () => unwrap(clientApi().DELETE('/push-registration'))
