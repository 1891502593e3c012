import type { Banner, Showcase } from '~/backend/catalogue/model'
import ProductGrid from '~/catalogue/product-grid'
import { useT } from '~/i18n/use-locale'
import { PictureView } from '~/ui/pictures/picture-view'
import { CategoryRow } from './category-row'
import type { HomeView } from './home-view'

type Props = { page: HomeView }

export default function HomeContent({ page }: Props) {
  const t = useT()
  return (
    <>
      <h1 className="visually-hidden">{page.meta.title || t('shell.home')}</h1>
      <CategoryRow categories={page.categories} />
      {page.banners.length > 0 && (
        <div className="banners">
          {page.banners.slice(0, 3).map((banner, at) => (
            <BannerView key={banner.id} banner={banner} first={at === 0} />
          ))}
        </div>
      )}
      {page.showcases.map((showcase) => (
        <ShowcaseView key={showcase.id} showcase={showcase} />
      ))}
      <section className="for-you" data-behavior="for-you" data-load-on="visible" />
      <section className="recently-viewed" data-behavior="recently-viewed" data-load-on="visible" />
    </>
  )
}

function BannerView({ banner, first }: { banner: Banner; first: boolean }) {
  return (
    <section className="banner">
      <div>
        <h2>
          <a href={banner.path}>{banner.title}</a>
        </h2>
        <p>{banner.text}</p>
      </div>
      {banner.picture && (
        <PictureView
          picture={banner.picture}
          sizes={first ? '(width >= 768px) 430px, 46vw' : '(width >= 768px) 190px, 46vw'}
          first={first}
          alt=""
        />
      )}
    </section>
  )
}

function ShowcaseView({ showcase }: { showcase: Showcase }) {
  const t = useT()
  if (showcase.products.length === 0) return null
  return (
    <section
      className="home-section"
      data-behavior="shelf for-you"
      data-load-on="seen"
      data-shelf={`home_${showcase.id}`}
    >
      {showcase.title !== '' && (
        <header>
          <h2>{showcase.title}</h2>
          {showcase.path && (
            <a href={showcase.path}>
              {t('home.all')}
              <span className="visually-hidden"> {showcase.title}</span>
            </a>
          )}
        </header>
      )}
      <ProductGrid products={showcase.products} />
    </section>
  )
}
