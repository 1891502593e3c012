const list = (length: number) => Array.from({ length }, (_, i) => i)

/** The page of the React measurement (`hostReact`), with the structure of a product page. */
export function ReactPage() {
  return (
    <html lang="tr">
      <body>
        <nav>
          {list(10).map((top) => (
            <ul key={top}>
              {list(8).map((sub) => (
                <li key={sub}>
                  <a href={`/kategori-${top}-${sub}`}>Çocuk odası {sub}</a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <main>
          <h1>Kuzey noktalı defter</h1>
          {list(12).map((i) => (
            <article key={i} className="card" data-id={i}>
              <a href={`/urun-${i}`}>
                <img src={`/img/${i}-240.webp`} alt="" width={240} height={300} loading="lazy" />
                <h3>Işıltılı masa lambası {i}</h3>
              </a>
              <p>
                <del>1.499,90 TL</del> <ins>1.299,90 TL</ins>
              </p>
            </article>
          ))}
          {list(8).map((i) => (
            <blockquote key={i}>
              <h4>Çok beğendim</h4>
              <p>Kâğıdı kalın, mürekkep arkaya geçmiyor; kapağı da göründüğü kadar güzel.</p>
              <footer>Gülşen {i}</footer>
            </blockquote>
          ))}
        </main>
      </body>
    </html>
  )
}
