import { sessionCookie } from '../../app/session/session'
import { hrefOf, type PageName, productPages } from '../../app/site-map'
import { asMember, type Shot, withFavourites } from './shot'

/** Fixed pages around signing in. */
const guestPages: [PageName, string][] = [
  ['signIn', 'sign-in'],
  ['register', 'register'],
  ['forgotPassword', 'forgotten password'],
  ['newsletter', 'newsletter'],
]

const memberPages: [PageName, string][] = [
  ['account', 'account'],
  ['personalData', 'personal data'],
  ['preferences', 'preferences'],
  ['changePassword', 'change of password'],
  ['verifyPhone', 'verify the phone'],
]

/** Sends the form of the page unchanged, so that every field shows its error. */
const sentEmpty: NonNullable<Shot['after']> = {
  needsScript: false,
  act: async (page) => {
    const form = page.locator('main form[method="post"]').first()
    await form.evaluate((element) => element.setAttribute('novalidate', ''))
    await form.locator('button[type="submit"]').last().click()
    await page.waitForLoadState('networkidle')
  },
}

/** The pages of a member, and the registration. */
export const ownPages: Shot[] = [
  ...guestPages.map(
    ([name, state]): Shot => ({
      page: 'sign-in',
      state,
      path: ({ language }) => hrefOf(name, language),
    }),
  ),
  {
    page: 'sign-in',
    state: 'sent empty',
    path: ({ language }) => hrefOf('signIn', language),
    after: sentEmpty,
  },
  {
    page: 'sign-in',
    state: 'register sent empty',
    path: ({ language }) => hrefOf('register', language),
    after: sentEmpty,
  },
  ...memberPages.map(
    ([name, state]): Shot => ({
      page: 'account',
      state,
      path: ({ language }) => hrefOf(name, language),
      before: asMember('vendor'),
    }),
  ),
  {
    page: 'favourites',
    state: 'empty',
    path: ({ language }) => hrefOf('favourites', language),
    before: asMember('vendor'),
  },
  {
    page: 'favourites',
    state: 'six',
    path: ({ language }) => hrefOf('favourites', language),
    before: asMember('affiliate', withFavourites(6)),
  },
  {
    page: 'favourites',
    state: 'to be emptied',
    path: ({ language }) => hrefOf('favourites', language),
    before: asMember('affiliate', withFavourites(6)),
    after: {
      needsScript: false,
      act: (page) => page.locator('[popovertarget="clear-list"]').first().click(),
    },
    screen: true,
  },
  {
    page: 'favourites',
    state: 'shown to others',
    path: ({ language }) => hrefOf('favourites', language),
    before: asMember('affiliate', withFavourites(6)),
    after: {
      needsScript: false,
      act: async (page) => {
        const link = page.locator('.share-list a[dir="ltr"]')
        if ((await link.count()) === 0) await page.locator('button[name="share"]').click()
        await link.waitFor()
        const address = (await link.getAttribute('href')) ?? '/'
        await page.context().clearCookies({ name: sessionCookie })
        await page.goto(address)
      },
    },
  },
  {
    page: 'about',
    state: 'write a review',
    path: ({ demo }) => productPages.writeReview + demo('twoGroups'),
    before: asMember('vendor'),
  },
]
