import { Ltr } from '@masar/ui'

/** An address of e-mail; where a line has no room for it, it goes on after the sign. */
export function MailAddress({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@') + 1
  return (
    <Ltr>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Ltr>
  )
}
