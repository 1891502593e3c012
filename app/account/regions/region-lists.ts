import { type RegionField, regionLevels } from '~/account/address-form/address-rules'
import type { DistrictPostCode } from './district-post-code'
import type { PostalCodeField } from './postal-code-field'
import { namesBelow, type RegionBoxes, type RegionName, regionNames } from './region-boxes'

type LoadedFields = {
  fields: RegionField[]
  postCode: string
  codeError?: string
  /** Whether the postal code belongs to other regions than the chosen ones. */
  isElsewhere?: boolean
}

type Chosen = [name: RegionName, code: string][]

const isIn = (chosen: Chosen, field: RegionField): boolean =>
  chosen.some(
    ([name, code]) => field.kind === 'pick' && name === field.level && code === field.chosen,
  )

const queryNames: Record<RegionName, string> = {
  country: 'ulke',
  province: 'eyalet',
  city: 'sehir',
  town: 'ilce',
  district: 'id',
}

/** Longest region name, in characters. */
const maxTitle = 100

/** Loads the lists of the regions into their fields; only the answer of the latest request counts. */
export class RegionLists {
  readonly #element: HTMLElement
  readonly #boxes: RegionBoxes
  readonly #postCode: DistrictPostCode
  readonly #typed: PostalCodeField
  #latestRequest = 0

  constructor(
    element: HTMLElement,
    boxes: RegionBoxes,
    { ofDistrict, typed }: { ofDistrict: DistrictPostCode; typed: PostalCodeField },
  ) {
    this.#element = element
    this.#boxes = boxes
    this.#postCode = ofDistrict
    this.#typed = typed
  }

  /** @param last sends the postal code: as it stands beside the regions, or as what was typed after them @throws when the lists cannot be loaded */
  async #load(regions: Chosen, last: 'posta' | 'kod' | '' = 'posta'): Promise<LoadedFields> {
    const params = new URLSearchParams(regions.map(([name, code]) => [queryNames[name], code]))
    if (last && this.#typed.code) params.set(last, this.#typed.code)
    const response = await fetch(`${this.#element.dataset.regionsUrl}?${params}`)
    if (!response.ok) throw new Error(String(response.status))
    return (await response.json()) as LoadedFields
  }

  /** Loads the list below a region that has changed, after removing the fields there. */
  async loadBelow(changed: RegionName): Promise<void> {
    this.#boxes.clearBelow(changed)
    this.#postCode.drop(changed)
    this.#latestRequest += 1
    const request = this.#latestRequest
    if (!this.#boxes.chosen(changed)) return
    this.#element.setAttribute('aria-busy', 'true')
    const above = regionNames.slice(0, regionNames.indexOf(changed) + 1)
    const chosen = above.map((name): [RegionName, string] => [name, this.#boxes.chosen(name)])
    const loaded = await this.#load(chosen.filter(([, code]) => code)).catch(() =>
      this.#freeText(changed),
    )
    if (request !== this.#latestRequest) return
    this.#element.removeAttribute('aria-busy')
    this.#show(loaded, changed)
  }

  /** The code was typed last: it replaces the choices that it contradicts. A list that was chosen from stands for those above it. */
  async fillFromCode(): Promise<void> {
    const chosen = regionNames.map((name): [RegionName, string] => [name, this.#boxes.chosen(name)])
    const last = chosen.findLastIndex(([name, code]) => code && !this.#typed.hasFilled(name, code))
    const byHand = chosen.slice(0, last + 1).filter(([, code]) => code)
    if (byHand.length === 0) return
    this.#latestRequest += 1
    const request = this.#latestRequest
    this.#element.setAttribute('aria-busy', 'true')
    const loaded = await this.#load(byHand, 'kod').catch(() => null)
    if (request !== this.#latestRequest) return
    this.#element.removeAttribute('aria-busy')
    if (!loaded) return
    const named = loaded.fields.map(({ level }) => level)
    this.#boxes.removeLists(regionLevels.filter((name) => !named.includes(name)))
    this.#show({ ...loaded, isElsewhere: false }, 'country', byHand)
  }

  async checkCode(): Promise<void> {
    const country = this.#boxes.chosen('country')
    const loaded = await this.#load([['country', country]]).catch(() => null)
    if (loaded) this.#typed.show(loaded.codeError ?? '')
  }

  /** After a failed load the regions below become free text. */
  #freeText(changed: RegionName): LoadedFields {
    const states = this.#element.dataset.countriesWithStates?.split(' ') ?? []
    const hasState = changed === 'country' && states.includes(this.#boxes.chosen('country'))
    const below = regionLevels.filter(
      (level) => namesBelow(changed).includes(level) && (level !== 'province' || hasState),
    )
    const fields = below.map(
      (level): RegionField => ({
        level,
        kind: 'write',
        written: '',
        needed: level === 'province' || level === 'city',
        max: maxTitle,
      }),
    )
    return { fields, postCode: '' }
  }

  #show(loaded: LoadedFields, changed: RegionName, byHand: Chosen = []): void {
    const { fields, postCode, codeError = '', isElsewhere = false } = loaded
    const below = fields.filter(({ level }) => namesBelow(changed).includes(level))
    const found = below.filter((field) => this.#boxes.draw(field))
    this.#typed.noteFilled(below.filter((field) => !isIn(byHand, field)))
    this.#typed.show(isElsewhere ? '' : codeError)
    if (isElsewhere) this.#postCode.empty()
    this.#postCode.fill(postCode, this.#boxes.chosen('district') !== '')
    const last = found.at(-1)
    if (last) this.loadBelow(last.level)
  }

  /** Replaces single options by the full lists and keeps the choices (decision 021). @throws when they do not load */
  async fillSaved(): Promise<void> {
    this.#latestRequest += 1
    const request = this.#latestRequest
    const { fields } = await this.#load(
      regionNames.map((name) => [name, this.#boxes.initial(name)]),
      '',
    )
    if (request !== this.#latestRequest) return
    for (const field of fields) this.#boxes.fillList(field)
  }
}
