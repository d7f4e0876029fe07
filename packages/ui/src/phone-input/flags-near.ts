// eslint-disable-next-line typescript/triple-slash-reference -- a pattern of modules cannot be imported
/// <reference path="./flag-drawings.d.ts" />
import AE from 'country-flag-icons/string/3x2/AE'
import BH from 'country-flag-icons/string/3x2/BH'
import DJ from 'country-flag-icons/string/3x2/DJ'
import DZ from 'country-flag-icons/string/3x2/DZ'
import EG from 'country-flag-icons/string/3x2/EG'
import IQ from 'country-flag-icons/string/3x2/IQ'
import JO from 'country-flag-icons/string/3x2/JO'
import KM from 'country-flag-icons/string/3x2/KM'
import KW from 'country-flag-icons/string/3x2/KW'
import LB from 'country-flag-icons/string/3x2/LB'
import LY from 'country-flag-icons/string/3x2/LY'
import MA from 'country-flag-icons/string/3x2/MA'
import MR from 'country-flag-icons/string/3x2/MR'
import OM from 'country-flag-icons/string/3x2/OM'
import PS from 'country-flag-icons/string/3x2/PS'
import QA from 'country-flag-icons/string/3x2/QA'
import SA from 'country-flag-icons/string/3x2/SA'
import SD from 'country-flag-icons/string/3x2/SD'
import SO from 'country-flag-icons/string/3x2/SO'
import SY from 'country-flag-icons/string/3x2/SY'
import TN from 'country-flag-icons/string/3x2/TN'
import YE from 'country-flag-icons/string/3x2/YE'

/**
 * The flags of the countries that most people here come from: they arrive with the field, the others with the list. Imported one by
 * one, so that a bundler can set them apart.
 */
export const nearFlags: Readonly<Record<string, string>> = {
  AE,
  BH,
  DJ,
  DZ,
  EG,
  IQ,
  JO,
  KM,
  KW,
  LB,
  LY,
  MA,
  MR,
  OM,
  PS,
  QA,
  SA,
  SD,
  SO,
  SY,
  TN,
  YE,
}
