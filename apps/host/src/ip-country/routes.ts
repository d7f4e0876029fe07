import { countries, getCountryData, type TCountryCode } from 'countries-list'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { HostSettings } from '../settings.ts'
import { countryTable } from './table.ts'

/** Where the phone input asks; `IP_COUNTRY_URL` sends it elsewhere. */
const path = '/ip-country'
/** The reply for every error: the phone input treats any reply that does not begin with 1 as one. */
const failure = '0;;;'
/**
 * Questions of one address in a minute. A form asks once; many people may share an address. Counted in this process alone: an
 * answer costs less than a database's count of it.
 */
const perMinute = 60

/** `1;SA;SAU;Saudi Arabia`, as IP-to-country services write it. */
function lineOf(code: string | null): string {
  if (code === null || !(code in countries)) return failure
  const { iso3, name } = getCountryData(code as TCountryCode)
  return `1;${code};${iso3};${name}`
}

/** `GET /ip-country`: the visitor's country by the IP address, which is neither logged nor stored nor sent anywhere. */
export function addIpCountry(
  app: FastifyInstance,
  settings: Pick<HostSettings, 'defaultCountry' | 'ipCountryUrl'>,
): void {
  const find = countryTable(settings.defaultCountry)
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })

  const isTooOften = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      await limiter.consume(groupOf(request.ip))
      return false
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      reply.code(429).header('retry-after', String(Math.ceil(error.msBeforeNext / 1000)))
      return true
    }
  }

  app.get(path, async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    if (settings.ipCountryUrl !== undefined)
      return reply.header('referrer-policy', 'no-referrer').redirect(settings.ipCountryUrl, 307)
    if (await isTooOften(request, reply)) return reply.send(failure)
    return reply.header('cache-control', 'private, max-age=3600').send(lineOf(await find(request.ip)))
  })
}

/** A subscriber has a whole IPv6 /64: its addresses count as one, however they are shortened. */
function groupOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [start = '', end] = address.split('::')
  const parts = start.split(':')
  const zeros = end === undefined ? 0 : 8 - parts.length - end.split(':').length
  return [...parts, ...Array<string>(Math.max(0, zeros)).fill('0')].slice(0, 4).join(':')
}
