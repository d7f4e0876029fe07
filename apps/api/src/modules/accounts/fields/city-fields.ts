import { Type } from 'typebox'

/** How a body names a city. */
export const cityFields = {
  city_id: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'A city of the country’s list; give this or `city`, not both.',
    }),
  ),
  city: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 400,
      description:
        'A city that the country’s list does not hold, as people write it; at most 100 characters.',
    }),
  ),
}
