/** A message to one device. */
export interface PushMessage {
  /** Where to: a Firebase installation, or a registration token of the older kind. */
  kind: 'fid' | 'token'
  token: string
  /** The data of which the service worker makes a notification. */
  data: Record<string, string>
  /** Of two undelivered messages with the same topic the push service keeps the later one. */
  topic: string
  /** Seconds that the push service keeps the message for a device that is off. */
  ttl: number
}

/** The gateway to a push service. */
export interface PushGateway {
  /**
   * @returns `gone` where the device is not registered any more and never will be again
   * @throws PermanentPushError for a message that no retry can deliver; any other error is worth a retry
   */
  send(message: PushMessage): Promise<'sent' | 'gone'>
}

/** The service never accepts this message, however often it is sent. */
export class PermanentPushError extends Error {
  override name = 'PermanentPushError'
}
