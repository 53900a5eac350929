import { list } from './phrases';

/**
 * Words that say what the words beside them are: a street, a landmark, a quarter, a flat, something that is near.
 * Written as people write them; folded where they are used, with and without an article.
 *
 * Source: common usage in addresses of the three languages, written out by hand; nothing is copied from a list.
 */

/** Before its name, up to the next mark or the next such word. */
export const BEFORE = {
  street: list(`
    شارع, شارغ, شاراع, شارعع, ش, طريق, دخلة, زقاق, جادة, اوتوستراد, طلعة, نزول, دوار, دوارة, مثلث طرق, شوارع, مطلع,
    طلعات, نزلة شارع, ميدان, ساحة, جسر, نفق, درج, اشارة, اشارات, موقف, مواقف, كورنيش, ممر, shari, share, sharea, sharei,
    shari3, share3, sharia, street of, duwar, dowar, dawar, duwwar, dawwar, midan, maydan, saha, sahat, tareeq, rehov,
    rechov, rehof, derech, derekh, sderot, shderot, kikar, kvish, רחוב, רח, רחו, שדרות, שדרת, שד, דרך, כביש, כיכר, ככר,
    סמטת, סמטה, שביל, משעול, רמזור, גשר, רחבת, טיילת
  `),
  landmark: list(`
    مسجد, جامع, مصلى, مدرسة, مدارس, جامعة, كلية, معهد, مستشفى, مشفى, مستوصف, عيادة, عيادات, مجمع, صيدلية, بنك, مصرف,
    صراف, محطة, كازية, كازيات, محروقات, سوبرماركت, سوبر ماركت, سوبر, ماركت, ميني ماركت, مول, مطعم, مقهى, كافيه, كوفي,
    كافتيريا, محل, محلات, متجر, بقالة, دكان, شركة, مؤسسة, جمعية, مكتب, مكتبة, كنيسة, مخبز, مخابز, فرن, افران, ملحمة,
    حلويات, فلافل, شاورما, مجوهرات, ذهب, بصريات, نظارات, مغسلة, صالون, حلاق, كراج, كراجات, معرض, معارض, صالة, قاعة,
    قاعات, نادي, ملعب, استاد, ستاد, بريد, مكتب بريد, مقبرة, فندق, روضة, حضانة, حديقة, حدائق, منتزه, متنزه, بلدية, مجلس,
    مقر, مبنى, وزارة, مديرية, محكمة, شرطة, مركز شرطة, سينما, مسرح, خزان, مصنع, منجرة, محددة, مشتل, منشار, كسارة, مقام,
    ضريح, سوق, اسواق, حسبة, متحف, مشغل, مستودع, مخزن, مطبعة, مختبر, مركز طبي, مركز صحي, مركز ثقافي, مركز تجاري, سكن,
    سكنات, قصر الثقافة, دار المسنين, عمارة, عمارات, بناية, بنايات, بناء, برج, ابراج, منزل, فيلا, فيلة, بيت رقم, ورشة,
    ستوديو, استوديو, اتصالات, جوال شوب, هايبر, بوتيك, مشاوي, بيتزا, صرافة, تكسي, تكسيات, مكتب تكسي, مطحنة, معصرة زيتون,
    بنشر, كهرباء, مواد بناء, قهوة, قصر العدل, سرايا, المقاطعة, ديوان, مضافة, دار عزاء, دار الايتام, سنتر, بلازا, تاور,
    ستور, غاليري, جاليري, اوتيل, مصبغة, دراي كلين, عطارية, مكسرات, محمص, محامص, ألبان, دواجن, لحوم, أسماك, خضار, فواكه,
    أدوات, قرطاسية, أقمشة, ألبسة, ملابس, احذية, مفروشات, موبيليا, أثاث, ستائر, دهانات, بلاط, رخام, حجر, زجاج, ألمنيوم,
    كهربائيات, إلكترونيات, كمبيوتر, ورود, زهور, هدايا, ألعاب, كوزمتكس, عطور, مطابع, خياط, خياطة, مزرعة دواجن, هنجر,
    مخفر, نقطة شرطة, دفاع مدني, الدفاع المدني, إسعاف, هلال أحمر, الهلال الأحمر, وكالة, دائرة, هيئة, نقابة, اتحاد,
    غرفة تجارة, الغرفة التجارية, اكاديمية, مجلس قروي, مجلس محلي, دير الراهبات, كنيس, مسبح, منتجع, استراحة, جيم,
    صالة رياضية, بيت عزاء, بيت دار الحاج, منزل الحاج, بيت السيد, الحاج, عائلة, حمولة, لعناية, بواسطة, موقف باصات,
    مجمع باصات, مجمع سيارات, موقف سرفيس, مغسلة سيارات, قطع غيار, معهد تدريب, عيادة أسنان, مختبرات, hotel, bank of,
    university of, mosque of, church of, school of, house of, masjid, jame, jami, madrasa, madraset, mustashfa,
    saydaliyet, saidaliyet, mat3am, mataam, maktabet, maktabat, madrasat, masna3, masnaa, mal3ab, kaziyet, kazyet,
    mahattet, mahattat, sharikat, sharikt, jam3iyet, jameat, jam3et, mojamma3, mujamma3, mojamma, mujamma, mojamaa,
    mujama3, souq, souk, suq, c o, care of, attn, attention, imara, imarat, 3imara, 3imarat, 3emara, 3emaret, 3maret,
    imaret, binayet, binayat, mahal, mahallat, בנק, בית ספר, בית הספר, בית חולים, בית מרקחת, בית כנסת, מסגד, כנסיה,
    כנסיית, כנסייה, בית קפה, מלון, תחנת, תחנה, תחנת דלק, סופר, סופרמרקט, מרכול, קניון, מסעדת, מסעדה, חנות, משרד, מרפאה,
    מרפאת, קופת חולים, עיריית, עירייה, העירייה, מתנס, פארק, שוק, מוסך, אולם, אולמי, בניין, בנין, מתחם, אוניברסיטת,
    מאפיית, מאפייה, קצביית, קצביה, מספרת, מספרה, תיכון, חטיבת, ישיבת, מועצה, מועצת, המועצה, דואר, סניף, סניף דואר, מפעל,
    מחסן, נגריית, נגריה, בית קברות, מכון, מעבדת, משטרת, מגרש, מגרש חניה, אצטדיון, בריכת, חניון, בית משפט, בית אבות,
    בית ספר יסודי, גן ילדים, מרכז מסחרי, מרכז קהילתי, מרכז רפואי, טיפת חלב, תחנה מרכזית, תחנת רכבת, תחנת אוטובוס, משפחת,
    בית משפחת, וילה, לידי, אצל, לכבוד, אוניברסיטה, מכללת, מכללה
  `),
  quarter: list(`
    حي, حارة, ضاحية, اسكان, إسكانات, مساكن, هارة, حوش, حواكير, الحاووز, منطقة, hay, hai, hayy, harat, haret, 7ay, 7ai,
    7arat, 7aret, 7art, dahiyat, dahiet, dahyet, iskan, suburb of, neighborhood of, quarter of, שכונת, שכונה, השכונה,
    שכ, רובע, שיכון, שכונה של
  `),
  near: list(`
    قرب, بالقرب من, قريب, قريبة, قريب من, قريبة من, اللي قريبة, بقرب, بجانب, بجنب, بجوار, جوار, جنب, جانب, الى جانب, حد,
    عند, عند مدخل, مقابل, مقبل, مقابيل, قبال, امقابل, خلف, ورا, امام, قدام, اخر, اول, بداية, نهاية, على الخط بين,
    عالخط بين, على خط, من قرى, قرية من قرى, من بلدات, قبل, بعد, بين, ما بين, مابين, فوق, تحت, حول, خارج, جهة, باتجاه,
    اتجاه, طريق, على طريق, عطريق, ع طريق, حاجز, معبر, مفرق, مفترق, تقاطع, مدخل, مدخل بلدة, مدخل قرية, أطراف, مشارف,
    تخوم, بوابة, محاذي, محاذاة, بمحاذاة, ملاصق, ملاصقة, بملاصقة, لصق, صوب, نحو, عمدخل, على مدخل, على مفرق, عند مفرق,
    عمفرق, ع مفرق, على دوار, بمقابل, متفرع, متفرع من, متفرعة من, منعطف, جمب, بجمب, بقرب من, على يمين, على يسار, يمين,
    يسار, عالدوار, مقبال, بعد مفرق, قبل مفرق, على بعد, بين مفرق, بظهر, من ورا, تجاه, بالاتجاه الى, مقابل مدخل,
    adjacent to, adjacent, beneath, below, above, under, around, vicinity of, in the vicinity of, on the corner of,
    corner of, right after, just after, immediately after, right before, just before, a little after, a bit after,
    to the left of, left of, to the right of, right of, along, at the back of, at back of, back of, rear of,
    at the rear of, across the street from, opposite side of, not far from, turn off, exit to, junction of, close by,
    in front, back side of, near, nr, near to, nearby, nearby to, close to, next to, next, beside, besides, behind,
    opposite, opposite to, opposite of, opp, opps, across, across from, in front of, infront of, front of, facing,
    before, after, between, outside, outside of, entrance of, entrance to, the entrance of, by the, towards, toward,
    past, off, at the end of, end of, beginning of, start of, on the way to, on the road to, road to, checkpoint of,
    janb, jamb, janeb, bijaneb, qurb, 2orb, orb, moqabel, mo2abel, muqabel, mqabel, khalf, wara, amam, jnb, bjanb,
    hajez, mafraq, mafrak, madkhal, tareeq, tariq, bein, bayn, 2areeb, 2areeb men, 2areeb min, 2arib, 2arib men, 2reeb,
    2odam, 2uddam, ganb, gamb, 3end, 3ind, 3and, 5alf, 7add, 7ad, m2abel, ליד, על יד, סמוך ל, סמוך, מול, מאחורי, מאחור,
    לפני, אחרי, צומת, מחסום, כניסה ל, כניסה, הכניסה, בכניסה ל, בין, קרוב ל, קרוב, בקרבת, לכיוון, כיוון, מעבר, פינת,
    פינה, בפינת, בסמוך ל, בסמוך, מאחרי, מתחת ל, מתחת, מעל, בצומת, מחלף, ממול, ממול ל, בדרך ל, אחרי צומת, לפני צומת,
    על כביש, צמוד ל, צמוד, בצמוד ל, בקרבה ל, בין הכפרים
  `),
  number: list(`
    شقة, طابق, ط, بلوك, بلوك رقم, رقم, منزل رقم, بيت رقم, عمارة رقم, ص ب, صندوق بريد, رمز بريدي, تلفون, هاتف, جوال,
    موبايل, فون, تليفون, ت, واتس, واتساب, floor, apt, apartment, flat, no, number, unit, block, po box, p o box, pobox,
    box, zip, postal code, postcode, tel, phone, mobile, mob, whatsapp, suite, room, דירה, קומה, מס, מספר, טל, טלפון,
    נייד, תד, מיקוד, כניסה מספר
  `),
} as const;

/** Behind its name, as English has it: what stands before, back to the last mark, is the name. */
export const BEHIND = {
  street: list(`
    street, streets, st, str, streat, stret, road, rd, roads, avenue, ave, av, boulevard, blvd, highway, hwy, square,
    sq, roundabout, circle, circ, lane, ln, alley, way, drive, dr, turnpike, bridge, tunnel, stairs, steps, bypass,
    ring road, strt, rd no, round about, roundbout, rotary, traffic circle, path, passage, promenade, corniche,
    crossroad, traffic light, traffic lights, intersection, corner
  `),
  landmark: list(`
    building, bldg, bld, buildings, tower, towers, mosque, church, school, schools, university, college, hospital,
    clinic, pharmacy, bank, station, gas, gas station, petrol station, petrol, fuel, fuel station, supermarket, market,
    minimarket, mini market, hypermarket, mall, restaurant, cafe, coffee, coffee shop, shop, shops, store, stores,
    bakery, sweets, jewelry, jewellery, optics, optical, garage, garages, showroom, company, co, corp, trading, group,
    est, factory, library, bookshop, bookstore, hotel, hall, halls, center, centre, complex, plaza, house, home, villa,
    residence, residency, apartments, office, offices, newspaper, municipality, council, court, museum, theatre,
    theater, cinema, park, garden, gardens, zoo, stadium, playground, club, gym, cemetery, palace, institute, academy,
    kindergarten, nursery, salon, barber, exchange, butcher, butchery, grocery, laundry, dental clinic, medical center,
    medical centre, health center, health centre, lab, labs, laboratory, laboratories, fitness, beauty center,
    beauty salon, cosmetics, perfumes, pastry, pastries, pizza, pizzeria, grill, burger, falafel, shawarma, roastery,
    vegetables, printing, press, media, travel, tours, tourism, insurance, contracting, engineering, consulting,
    law firm, lawyer, phone shop, cellular, telecom, computers, computer, technology, tech, systems, hardware, paint,
    paints, glass, aluminum, aluminium, carpentry, marble, tiles, textile, textiles, clothing, clothes, shoes, toys,
    gifts, flowers, nuts, spices, dairy, poultry, farm, farms, quarry, mill, pool, swimming pool, resort, lounge,
    police, police station, fire station, post office, bus station, bus stop, central station, terminal, parking,
    car wash, tires, mechanic, union, syndicate, ministry, directorate, department, embassy, consulate, hostel,
    guest house, guesthouse, motel, cultural center, community center, youth center, monastery, convent, chapel, shrine,
    tomb, castle, statue, monument, dealership, distribution, import, imports, supplies, enterprises, industries,
    industry, stationery, kitchen, kitchens, curtains, fabrics, tailor, sport, sports, سنتر, بلازا, تاور, ستور, شوب,
    family, diwan, foundation, society, association, headquarters, tank, workshop, warehouse, stone, steel, brothers,
    gallery, galleries, exhibition, bazaar, outlet, depot, deli, patisserie, confectionery, juice, juices, hairdresser,
    spa, vet, veterinary, driving school, dentist, doctor, embroidery, antiques, souvenirs, photography, wedding hall,
    hammam, bath, watches, mobiles, phones, accessories, kids, decor, lighting, ceramics, batteries, roasters, chicken,
    fish, meat, meats, sons, electronics, furniture, motors, cars, taxi, taxis, mobile shop, boutique, fashion, studio,
    gate
  `),
  quarter: list(`
    neighborhood, neighbourhood, neighborhoods, neighborhod, nbhd, quarter, quarters, suburb, area, district area,
    housing, compound, project, hill, heights, mount, mountain, mt, hood, nbrhood, nbhood, neighbourhod,
    residential area
  `),
  near: list(`
    junction, jct, checkpoint, check point, crossing, crossroads, cross roads, entrance, turn, turnoff, turn off,
    interchange, roadblock, road block, checkpost, outskirts
  `),
} as const;

/** Whole phrases that say nothing of which place it is. */
export const COMMON: readonly string[] = list(`
  وسط البلد, وسط المدينة, وسط القرية, وسط البلدة, وسط السوق, مركز المدينة, مركز البلد, قلب المدينة, البلدة القديمة,
  المدينة القديمة, البلد القديمة, المدينة الجديدة, الشارع الرئيسي, شارع رئيسي, الشارع العام, الطريق الرئيسي,
  الطريق العام, الحي الشرقي, الحي الغربي, الحي الشمالي, الحي الجنوبي, الحارة الشرقية, الحارة الغربية, الحارة الشمالية,
  الحارة الجنوبية, الحارة الفوقا, الحارة التحتا, الحارة الوسطى, الحي القديم, الحي الجديد, الحارة القديمة, حي البلد,
  ساحة البلد, جامع البلد, مسجد البلد, الشارع الالتفافي, الشارع السفلي, الشارع العلوي, المنطقة الوسطى, خلف البلدية,
  جنب الجامع, جنب البيت, في البيت, عالبيت, توصيل للبيت, التوصيل للبيت, المنطقة الصناعية, منطقة صناعية, المنطقة الشرقية,
  المنطقة الغربية, المنطقة الشمالية, المنطقة الجنوبية, الجهة الشرقية, الجهة الغربية, الدوار الرئيسي, المدخل الرئيسي,
  المدخل الشمالي, المدخل الجنوبي, المدخل الشرقي, المدخل الغربي, نفس العنوان, العنوان, عنوان, المساكن الشعبية, السوق,
  سوق الخضار, الحسبة, الدوار, المجمع, البلدية, المسجد, المسجد الكبير, city center, city centre, town center,
  town centre, center of town, centre of town, center, centre, downtown, down town, old city, old town, the old city,
  new city, city, main street, main st, main road, main rd, main square, main entrance, industrial area,
  industrial zone, industrial city, eastern neighborhood, western neighborhood, northern neighborhood,
  southern neighborhood, eastern quarter, western quarter, wasat al balad, wast al balad, wasat albalad, wust al balad,
  wasat el balad, wast elbalad, al hisbeh, hisbeh, لا يوجد, غير محدد, تجربة, تجريبي, اختبار, طلب تجريبي, العنوان السابق,
  نفس العنوان السابق, test, testing, tests, none, n a, na, null, nil, unknown, same address, same as before, address,
  asdf, asd, xxx, בדיקה, ניסיון, אין, לא ידוע, מרכז העיר, העיר העתיקה, העתיקה, אזור תעשייה, אזור התעשייה, רחוב ראשי,
  כביש ראשי, הרחוב הראשי, הכביש הראשי, מרכז
`);

/** Around a place's name, what is said to the driver or of oneself: "انا من …", "ساكنة في …", "… لو سمحتم". */
export const TALK: readonly string[] = list(`
  انا, احنا, نحنا, نحن, من, في, على, الى, ل, ع, عل, ساكن, ساكنة, ساكنين, سكان, من سكان, اسكن, بسكن, بتسكن, بنسكن, منسكن,
  نسكن, مقيم, مقيمة, مقيمين, متواجد, متواجدة, متواجدين, منتواجد, بتواجد, موجود, موجودة, موجودين, عايش, عايشة, عايشين,
  عنا, عندنا, بلدنا, بلدي, بلدتي, بلدتنا, قريتي, قريتنا, حارتنا, عنواني, عنواننا, دارنا, بيتنا, بيتي, داري, التوصيل,
  توصيل, التوصيل على, توصيل على, توصيل الى, وصلوها, وصلوه, وصلولي, ودوها, ودوه, ودولي, خليها, خلوها, ابعتوها, ابعثوها,
  ارسلوها, جيبوها, بدي اياها, لو سمحت, لو سمحتي, لو سمحتم, لو سمحتو, لو سمحتوا, رجاء, رجاءا, من فضلك, من فضلكم,
  الله يسعدك, الله يسعدكم, الله يخليك, الله يخليكم, الله يعافيك, الله يرضى عليك, الله يعطيك العافية,
  الله يعطيكم العافية, يعطيك العافية, يعطيكم العافية, مشكور, مشكورين, شكرا, يسلمو, تسلمو, تسلم, اتصل, اتصلوا, اتصل قبل,
  اتصلوا قبل, اتصل قبل الوصول, قبل الوصول, اللي, يلي, تبع, تبعت, تبعة, هي, هو, اهالي, من اهالي, from, i am from,
  im from, i m from, we are from, i live in, we live in, live in, lives in, living in, i live at, resident of,
  located in, based in, my town is, my village is, my city is, my address is, the address is, address is, deliver to,
  delivery to, ship to, send to, please, pls, plz, thanks, thank you, thx, side, ana, ana min, ana men, min, men, saken,
  sakne, sakin, sakna, sakena, bskon, baskon, fi, bel, 3nwani, אני, אנחנו, אני מ, גר, גרה, גרים, גר ב, גרה ב, גרים ב,
  בבקשה, תודה, נא
`);

/** What people write who give no address, but for what is fetched from the shop, which speaks against any town beside it; only where nothing stands beside it, since places are called so too. */
export const NO_ADDRESS: readonly string[] = list(`
  بدون, بدون عنوان, بلا عنوان, بيتي, البيت, الدار, داري, المنزل, منزلي, منزل, مركز, المركز, هنا, هون, هناك, عنواني,
  عنوان البيت, الموقع, موقع, لوكيشن, اللوكيشن, حسب الموقع, حسب الاتفاق, حسب اللوكيشن, سيتم الاتفاق, سيتم التحديد, لاحقا,
  بعدين, فيما بعد, على الخاص, عالخاص, خاص, اتصل, اتصال, اتصلوا, يرجى الاتصال, ارجو الاتصال, توصيل, التوصيل, المحل,
  الشركة, العمل, الشغل, الدوام, المكتب, غير ذلك, غيرها, غيره, اخرى, اختر, اختر المدينة, اختر المنطقة, اختاري, المدينة,
  القرية, البلد, المنطقة, المحافظة, الاسم, مجهول, غير معروف, لا اعرف, ما بعرف, كما هو, نفسه, نفس الشي, home, my home,
  my house, work, my work, office, here, there, other, others, select, select city, choose, choose city, no address,
  without, same, same as billing, as above, above, later, call, call me, delivery, qwerty, qwe, qwer, qwert, zxc, zxcv,
  asdfg, asdfgh, asdfghj, abc, abcd, dummy, sample, example, tbd, na na, location, gps, עבודה, הבית, בית שלי, משרד, כאן,
  ללא, אחר, אחרת, לא רלוונטי, כתובת, בחר, בחר עיר, משלוח, ללא כתובת, לא ידוע, אחר כך, מיקום, לפי המיקום
`);

/** In a phrase that says what something is near to, these make it a place on the road, and no landmark. */
export const ON_THE_ROAD: readonly string[] = list(`
  حاجز, معبر, مفرق, مفترق, تقاطع, مدخل, طريق, بوابة, جسر, junction, checkpoint, crossing, crossroads, entrance, gate,
  bridge, road to, way to, mafraq, hajez, madkhal, צומת, מחסום, כניסה, מעבר
`);

/** Suburbs and quarters that are listed under their own name beside their town: the word for a quarter hides no name. */
export const SUBURB: readonly string[] = list(`ضاحية, ضاحيه, dahiyat, dahiet, dahyet, suburb, suburb of`);
