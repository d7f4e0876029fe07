export { type DeviceOptions, isSupported, openDevice, type PushDevice } from './device.ts'
export type { PushPayload } from './payload.ts'
