import { useLingui } from '@lingui/react/macro'
import type { Layer, Portrait } from '@masar/portraits'

/** What a layer and each of its values are called. */
export type LayerWords = { [L in Layer]: { name: string; values: Record<Portrait[L], string> } }

/** The words of the person: head, face. */
// long: a list of words
function usePersonWords() {
  const { t } = useLingui()
  return {
    skin: {
      name: t`Skin`,
      values: {
        fair: t({ message: 'Fair', context: 'skin' }),
        light: t({ message: 'Light', context: 'skin' }),
        olive: t({ message: 'Olive', context: 'skin' }),
        brown: t({ message: 'Brown', context: 'skin' }),
        deep: t({ message: 'Deep', context: 'skin' }),
      },
    },
    head: {
      name: t`Hair or head covering`,
      values: {
        shaven: t`Shaven`,
        short: t({ message: 'Short', context: 'hair' }),
        parted: t`Side parting`,
        curly: t`Curly`,
        bob: t`Chin-length`,
        long: t`Long`,
        bun: t`Bun`,
        waves: t`Waves`,
        'ghutra-white': t`White ghutra with agal`,
        'ghutra-red': t`Red shemagh with agal`,
        'ghutra-plain': t`Ghutra without agal`,
        'hijab-wrapped': t`Hijab, wrapped`,
        'hijab-draped': t`Hijab, draped`,
        'hijab-shayla': t`Shayla`,
        'hijab-turban': t`Turban`,
        cap: t`Cap`,
      },
    },
    hair: {
      name: t`Hair colour`,
      values: {
        black: t({ message: 'Black', context: 'hair' }),
        brown: t({ message: 'Brown', context: 'hair' }),
        chestnut: t`Chestnut`,
        grey: t({ message: 'Grey', context: 'hair' }),
        white: t({ message: 'White', context: 'hair' }),
      },
    },
    beard: {
      name: t`Beard`,
      values: {
        none: t({ message: 'None', context: 'beard' }),
        short: t({ message: 'Short', context: 'beard' }),
        full: t({ message: 'Full', context: 'beard' }),
      },
    },
    brows: { name: t`Eyebrows`, values: { straight: t`Straight`, arched: t`Arched`, strong: t`Strong` } },
    eyes: {
      name: t`Eyes`,
      values: { calm: t`Calm`, open: t({ message: 'Open', context: 'eyes' }), smiling: t`Smiling` },
    },
    glasses: {
      name: t`Glasses`,
      values: { none: t({ message: 'None', context: 'glasses' }), round: t`Round`, square: t`Square` },
    },
  }
}

/** What each layer of a portrait and each of its values is called in the reader's language. */
export function useLayerWords(): LayerWords {
  const { t } = useLingui()
  const person = usePersonWords()
  const colours = {
    white: t({ message: 'White', context: 'cloth' }),
    ink: t({ message: 'Dark blue', context: 'cloth' }),
    teal: t({ message: 'Teal', context: 'cloth' }),
    plum: t({ message: 'Plum', context: 'cloth' }),
    sand: t({ message: 'Sand', context: 'cloth' }),
  }
  return {
    ...person,
    ground: {
      name: t`Background`,
      values: {
        teal: t({ message: 'Teal', context: 'background' }),
        amber: t`Amber`,
        violet: t`Violet`,
        coral: t`Coral`,
        green: t`Green`,
        rose: t({ message: 'Rose', context: 'background' }),
        blue: t({ message: 'Blue', context: 'background' }),
        olive: t({ message: 'Olive', context: 'background' }),
      },
    },
    clothes: {
      name: t`Clothes`,
      values: { thobe: t`Thobe`, abaya: t`Abaya`, shirt: t`Shirt`, jacket: t`Jacket`, blouse: t`Blouse` },
    },
    cloth: {
      name: t`Colour of the clothes`,
      values: { ...colours, blue: t({ message: 'Blue', context: 'cloth' }) },
    },
    scarf: {
      name: t`Colour of the head covering`,
      values: { ...colours, rose: t({ message: 'Rose', context: 'cloth' }) },
    },
  }
}
