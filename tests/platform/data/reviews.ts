export type Review = {
  id: number
  productId: number
  memberId: number
  name: string
  surname: string
  title: string
  text: string
  stars: number
  date: string
  isNameDisplayed: boolean
  isPurchased: boolean
  yes: number
  no: number
}

export type Question = {
  id: number
  productId: number
  name: string
  text: string
  date: string
  isApproved: boolean
  answers: { id: number; text: string; date: string; isAdmin: boolean }[]
}

const writers = ['Deniz Kaya', 'Elif Işık', 'Ümit Şen', 'Gül Ağa', 'İnci Öz']
const texts: [string, string, number][] = [
  ['Çok sağlam', 'Paketleme özenli, saksı sağlam geldi.', 5],
  ['Güzel', 'Rengi fotoğraftaki gibi & çok hoş.', 4],
  ['Beklediğim gibi', 'Bahçemde kullanıyorum.', 5],
  ['Orta', 'Biraz küçük, ama iş görüyor.', 3],
  ['Harika', "Usta'nın eline sağlık.", 5],
]

/** Reviews of every third product; the first has more than a page of them. */
export function makeReviews(productIds: number[]): Review[] {
  return productIds
    .filter((id) => id % 3 === 2)
    .flatMap((productId, at) =>
      Array.from({ length: at === 0 ? 13 : 1 + (at % 3) }, (_, index): Review => {
        const [title, text, stars] = texts[(at + index) % texts.length] ?? ['', '', 5]
        const [name = '', surname = ''] = (writers[(at + index * 2) % 5] ?? '').split(' ')
        return {
          id: 7000 + at * 20 + index,
          productId,
          memberId: 0,
          name,
          surname,
          title,
          text,
          stars,
          date: `${String(1 + ((index * 2) % 28)).padStart(2, '0')}.0${1 + (at % 9)}.2026`,
          isNameDisplayed: index % 2 === 0,
          isPurchased: index % 3 !== 0,
          yes: index,
          no: index % 2,
        }
      }),
    )
}

export function makeQuestions(productIds: number[]): Question[] {
  return productIds
    .filter((id) => id % 4 === 1)
    .map((productId, at) => ({
      id: 6000 + at,
      productId,
      name: 'Elif I.',
      text: 'Bulaşık makinesinde yıkanır mı?',
      date: '11.02.2026',
      isApproved: true,
      answers: [
        { id: 6500 + at, text: 'Elde yıkamanızı öneririz.', date: '12.02.2026', isAdmin: true },
      ],
    }))
}
