/** Turkish title, English title, price with VAT in the product's own currency, brand. */
export type ProductRow = [string, string, number, number]

/** The products of each category, in the order of their ids. */
export const productRows: [number, ProductRow[]][] = [
  [
    111,
    [
      ['Menemen Çömleği Saksı', 'Menemen Clay Pot', 189.9, 42],
      ['Ayaklı Çömlek Saksı', 'Footed Terracotta Pot', 249.5, 42],
      ['Sırlı Çömlek Saksı', 'Glazed Terracotta Pot', 329, 41],
      ['Geniş Ağızlı Çömlek', 'Wide Mouth Clay Pot', 279.9, 42],
      ['Tabaklı Toprak Saksı', 'Clay Pot with Saucer', 159.9, 41],
      ["Usta'nın El Yapımı Çömleği", "The Master's Handmade Pot", 540, 43],
    ],
  ],
  [
    112,
    [
      ['Makrome Askılı Saksı', 'Macrame Hanging Pot', 219.9, 44],
      ['Duvar Saksısı', 'Wall Planter', 139.9, 44],
      ['Balkon Demiri Saksısı', 'Railing Planter', 174.9, 42],
      ['Hasır Askılı Saksı', 'Rattan Hanging Pot', 259, 45],
      ['Üçlü Askılı Çiçeklik', 'Triple Hanging Planter', 389.9, 44],
      ['Cam Küre Askılı Saksı', 'Glass Globe Hanger', 299.9, 41],
    ],
  ],
  [
    121,
    [
      ['Ata Domates Tohumu', 'Heirloom Tomato Seeds', 39.9, 46],
      ['Çengelköy Salatalık Tohumu', 'Çengelköy Cucumber Seeds', 34.9, 46],
      ['Kıl Biber Tohumu', 'Sweet Pepper Seeds', 34.9, 46],
      ['Roka & Tere Tohumu Seti', 'Rocket & Cress Seed Set', 59.9, 46],
      ['Bal Kabağı Tohumu', 'Pumpkin Seeds for Planting', 29.9, 46],
      ['Mutfak Bahçesi Tohum Kutusu', 'Kitchen Garden Seed Box', 249, 44],
    ],
  ],
  [
    122,
    [
      ['Torf Karışımlı Saksı Toprağı', 'Peat Potting Soil', 129.9, 46],
      ['Solucan Gübresi', 'Worm Compost', 149.9, 46],
      ['Perlit', 'Perlite', 79.9, 46],
      ['Dökme Bahçe Kumu (kg)', 'Loose Garden Sand (kg)', 24, 46],
      ['Sıvı Deniz Yosunu Gübresi', 'Liquid Seaweed Feed', 119.9, 45],
      ['Kompost Hızlandırıcı', 'Compost Starter', 99.9, 45],
    ],
  ],
  [
    131,
    [
      ['Budama Makası', 'Pruning Shears', 349.9, 43],
      ['Çelik El Küreği', 'Steel Hand Trowel', 189.9, 43],
      ['Üç Dişli Çapa', 'Three Pronged Hoe', 199.9, 43],
      ['Dişbudak Saplı Bel', 'Ash Handled Spade', 689, 43],
      ['Bahçe Eldiveni', 'Garden Gloves', 119.9, 44],
      ['Adınıza Kazınmış Kürek', 'Trowel Engraved with Your Name', 299.9, 43],
    ],
  ],
  [
    132,
    [
      ['Bakır Sulama Kabı', 'Copper Watering Can', 1041.58, 41],
      ['Çinko Sulama Kabı', 'Zinc Watering Can', 449.9, 42],
      ['Püskürtme Şişesi', 'Mist Sprayer', 89.9, 44],
      ['Damlama Sulama Seti', 'Drip Watering Set', 759.9, 45],
      ['Bahçe Hortumu', 'Garden Hose', 419.9, 45],
      ['Terracotta Su Çivisi', 'Terracotta Watering Spike', 69.9, 42],
    ],
  ],
  [
    211,
    [
      ['Ocak Döküm Tencere 3 L Kırmızı', 'Ocak Cast Iron Pot 3 L Red', 2450, 47],
      ['Ocak Döküm Tencere 5 L Kırmızı', 'Ocak Cast Iron Pot 5 L Red', 3150, 47],
      ['Ocak Döküm Tencere 3 L Yeşil', 'Ocak Cast Iron Pot 3 L Green', 2450, 47],
      ['Döküm Güveç', 'Cast Iron Casserole', 1890, 47],
      ['Alçak Döküm Tencere', 'Shallow Cast Iron Pot', 54.9, 47],
      ['Döküm Fırın Tepsisi', 'Cast Iron Roasting Tray', 1390, 47],
    ],
  ],
  [
    212,
    [
      ['Demir Sac Tava', 'Iron Griddle Pan', 699.9, 47],
      ['Bakır Sahan', 'Copper Egg Pan', 1249, 43],
      ['Döküm Izgara Tava', 'Cast Iron Grill Pan', 1180, 47],
      ['Krep Tavası', 'Pancake Pan', 459.9, 47],
      ['Garça Granit Tava', 'Garça Granite Pan', 649.9, 41],
      ['Wok Tava', 'Wok', 729.9, 47],
    ],
  ],
  [
    221,
    [
      ['El Boyaması Servis Tabağı', 'Hand Painted Dinner Plate', 279.9, 41],
      ['Stoneware Çorba Kasesi', 'Stoneware Soup Bowl', 199.9, 41],
      ['Meze Tabağı Seti', 'Meze Plate Set', 489.9, 44],
      ['Kahvaltı Tabağı', 'Breakfast Plate', 179.9, 41],
      ['Zeytin Ağacı Sunum Tahtası', 'Olive Wood Serving Board', 599.9, 45],
      ['Çini Desenli Kase', 'Tile Pattern Bowl', 239.9, 42],
    ],
  ],
  [
    222,
    [
      ['İnce Belli Çay Bardağı', 'Tulip Tea Glass', 49.9, 41],
      ['Emaye Kupa', 'Enamel Mug', 129.9, 44],
      ['Seramik Kahve Fincanı', 'Ceramic Coffee Cup', 149.9, 42],
      ['Su Bardağı Seti', 'Water Glass Set', 329.9, 41],
      ['Bakır Ayran Maşrapası', 'Copper Ayran Cup', 189.9, 43],
      ['Şerbet Sürahisi', 'Sherbet Jug', 399.9, 41],
    ],
  ],
  [
    231,
    [
      ['Mantar Kapaklı Kavanoz', 'Cork Lid Jar', 99.9, 41],
      ['Turşu Küpü', 'Pickle Crock', 459.9, 42],
      ['Kilitli Cam Kavanoz', 'Clip Top Jar', 119.9, 41],
      ['Ekmek Kutusu', 'Bread Bin', 549.9, 44],
      ['Erzak Kutusu Seti', 'Pantry Box Set', 679.9, 44],
      ['Reçel Kavanozu', 'Jam Jar', 39.9, 41],
    ],
  ],
  [
    232,
    [
      ['Döner Baharatlık', 'Revolving Spice Rack', 459.9, 44],
      ['Duvar Baharatlığı', 'Wall Spice Rack', 389.9, 45],
      ['Mıknatıslı Baharat Kutusu', 'Magnetic Spice Tin', 79.9, 44],
      ['Ceviz Tuzluk', 'Walnut Salt Box', 169.9, 45],
      ['Pirinç Karabiber Değirmeni', 'Brass Pepper Mill', 649.9, 43],
      ['Mermer Havan', 'Marble Mortar', 519.9, 42],
    ],
  ],
  [
    311,
    [
      ['Dağ Kekiği', 'Mountain Thyme', 64.9, 44],
      ['Adaçayı', 'Sage Tea', 59.9, 44],
      ['Kurutulmuş Nane', 'Dried Mint', 44.9, 44],
      ['Defne Yaprağı', 'Bay Leaves', 34.9, 45],
      ['Biberiye', 'Rosemary', 49.9, 45],
      ['Ihlamur', 'Linden Blossom', 99.9, 44],
    ],
  ],
  [
    312,
    [
      ['İsot', 'Isot Pepper', 89.9, 44],
      ['Sumak', 'Sumac', 69.9, 44],
      ['Kimyon & Kişniş', 'Cumin & Coriander', 74.9, 45],
      ['Tatlı Toz Biber', 'Sweet Paprika', 64.9, 44],
      ['Çörek Otu', 'Nigella Seeds', 54.9, 45],
      ['Safran', 'Saffron', 349.9, 45],
    ],
  ],
]
