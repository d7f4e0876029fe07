import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** What a mail server has received. */
export interface SmtpPeer {
  url: string
  received: { mail: Email; to: string[] }[]
  /** The server's answers to the next deliveries, in order; afterwards it accepts everything. */
  answers: (number | null)[]
  close(): Promise<void>
}

/** A real SMTP server on a port of its own. */
export async function smtpPeer(): Promise<SmtpPeer> {
  const received: SmtpPeer['received'] = []
  const answers: SmtpPeer['answers'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, connection, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const answer = answers.shift() ?? null
        if (answer !== null) return done(Object.assign(new Error('no'), { responseCode: answer }))
        void new PostalMime().parse(Buffer.concat(chunks)).then(mail => {
          received.push({ mail, to: connection.envelope.rcptTo.map(recipient => recipient.address) })
          done()
        })
      })
    },
  })
  await new Promise<void>(ready => {
    server.listen(0, '127.0.0.1', () => ready())
  })
  const address = server.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answers,
    close: () =>
      new Promise(done => {
        server.close(() => done())
      }),
  }
}
