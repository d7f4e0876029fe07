/** A message to one device. */
export interface PushMessage {
  /** Where to: a Firebase installation, or a registration token of the older kind. */
  kind: 'fid' | 'token'
  token: string
  /** What the device's own code makes a notification of. */
  data: Record<string, string>
  /** Of two undelivered messages with the same topic the push service keeps the later one. */
  topic: string
  /** Seconds that the push service keeps the message for a device that is off. */
  ttl: number
}

/** The way to people's devices, whichever service carries it. */
export interface PushGateway {
  /**
   * @returns `gone` where the device is not registered any more and never will be again
   * @throws PushRefused for a message that no further try makes acceptable; any other error is worth another try
   */
  send(message: PushMessage): Promise<'sent' | 'gone'>
}

/** The service will not take this message, however often it is sent. */
export class PushRefused extends Error {
  override name = 'PushRefused'
}
