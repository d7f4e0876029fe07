import { startSamlPeer, type SamlPerson } from './saml-peer.ts'

// The provider as a program, for tests in a browser: prints its URL, and reads who signs in.
const peer = await startSamlPeer()
const { issuer, entryPoint, metadata } = peer
process.on('message', (person: SamlPerson) => {
  peer.knows(person)
  process.send?.({ knows: person.nameId })
})
process.on('disconnect', () => process.exit())
process.send?.({ issuer, entryPoint, metadata })
