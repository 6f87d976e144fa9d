-- Invented news and positions for development and tests, never for a hosted Supabase. The pictures are in seed/news.
insert into public.news (id, slug, published_on, is_media, cover, gallery, content, alt, created_at, updated_at) values
(
  'be692c93-76ce-4266-8f09-f6f77d22a062', 'new-cut-to-length-line', '2026-11-12', false, 'sheets-stack-1600x750.jpg',
  array[
    'ctl-line-1600x1000.jpg',
    'sheets-stack-1600x750.jpg',
    'coil-end-1200x900.jpg',
    'sheets-corner-1600x1000.jpg',
    'coils-store-1600x900.jpg'
  ],
  '{
    "bg": {"title":"Новата линия за напречно рязане дава по-равни листове с дължина до шест метра","contentOne":"<p>Във Валцов цех 2 заработи нова <strong>линия за напречно рязане</strong>. Тя развива рулони с тегло до 10 тона, изправя лентата и я реже на листове с дължина от 500 до 6 000 мм и широчина до 2 000 мм, при дебелина от 0,4 до 4,0 мм.</p><p>Разликата за клиента е в равнинността. Машината за изправяне има 21 валца, а лазерен датчик измерва всеки лист, преди да влезе в пакета. При пусковите изпитвания отклонението остана под 2 мм на метър, наполовина по-малко от досегашното.</p><p>Листовете се подреждат в пакети до 2,5 тона, с хартия между тях или със защитно покритие. Проектният капацитет е 18 000 тона годишно. Инвестицията от 6,4 млн. евро е част от програмата за 2023–2026 г.</p>","contentTwo":"<p>До края на годината линията работи на една смяна, докато екипът натрупа опит. Втората започва през януари 2027 г. и открива дванадесет нови работни места.</p><p>Пробни поръчки приемаме още сега. Пишете на нашия <a href=\"/contacts/sales-department\">отдел „Продажби“</a> и посочете сплав, състояние, размери и опаковка, за да Ви предложим срок.</p>"},
    "en": {"title":"New cut-to-length line delivers flatter sheets up to six metres long","contentOne":"<p>A new <strong>cut-to-length line</strong> has started work in our second rolling plant. It takes coils of up to 10 tonnes, levels the strip and cuts it into sheets from 500 to 6000 mm long and up to 2000 mm wide, in thicknesses from 0.4 to 4.0 mm.</p><p>What customers will notice is flatness. The leveller has 21 rolls, and a laser gauge measures every sheet before it joins the pack. In the start-up trials the deviation stayed below 2 mm per metre, half of what the old line could hold.</p><p>Sheets are stacked in packs of up to 2.5 tonnes, interleaved with paper or covered with protective film. The line is designed for 18 000 tonnes a year. At EUR 6.4 million, it belongs to our investment plan for 2023–2026.</p>","contentTwo":"<p>Until the end of the year the line runs on a single shift while the crew gains experience. A second shift follows in January 2027 and brings twelve new jobs.</p><p>We are taking trial orders now. Tell our <a href=\"/contacts/sales-department\">sales department</a> which alloy, temper, size and packing you need, and we will come back with a date.</p>"},
    "de": {"title":"Neue Querteilanlage liefert planere Bleche bis sechs Meter Länge","contentOne":"<p>Im zweiten Walzwerk ist eine neue <strong>Querteilanlage</strong> in Betrieb gegangen. Sie verarbeitet Coils bis 10 Tonnen, richtet das Band und teilt es in Bleche von 500 bis 6 000 mm Länge und bis zu 2 000 mm Breite. Die Dicken reichen von 0,4 bis 4,0 mm.</p><p>Für die Kunden zählt vor allem die Planheit. Die Richtmaschine hat 21 Rollen, und ein Lasersensor misst jedes Blech, bevor es auf den Stapel kommt. In den Anfahrversuchen lag die Abweichung unter 2 mm je Meter und damit halb so hoch wie bisher.</p><p>Die Pakete wiegen bis zu 2,5 Tonnen, auf Wunsch mit Zwischenlagenpapier oder Schutzfolie. Ausgelegt ist die Anlage auf 18 000 Tonnen im Jahr. Die 6,4 Mio. Euro dafür gehören zum Investitionsplan 2023–2026.</p>","contentTwo":"<p>Bis Jahresende wird einschichtig gearbeitet, damit die Mannschaft Erfahrung sammeln kann. Im Januar 2027 kommt eine zweite Schicht mit zwölf neuen Arbeitsplätzen hinzu.</p><p>Musteraufträge nehmen wir ab sofort an. Nennen Sie unserem <a href=\"/contacts/sales-department\">Vertrieb</a> die gewünschte Legierung, den Zustand, die Abmessungen und die Verpackung, dann erhalten Sie von uns einen Termin.</p>"},
    "it": {"title":"Lamiere più piane, fino a sei metri: al via la nuova linea di taglio trasversale","contentOne":"<p>Nel secondo laminatoio è entrata in funzione una nuova <strong>linea di taglio trasversale</strong>. Lavora bobine fino a 10 tonnellate, spiana il nastro e lo taglia in lamiere lunghe da 500 a 6 000 mm e larghe fino a 2 000 mm, con spessori da 0,4 a 4,0 mm.</p><p>Il vantaggio per il cliente è la planarità. La spianatrice ha 21 rulli e un sensore laser misura ogni lamiera prima che entri nel pacco. Nelle prove di avviamento lo scostamento è rimasto sotto i 2 mm al metro, la metà di prima.</p><p>I pacchi arrivano a 2,5 tonnellate, con carta interposta o pellicola protettiva. La capacità di progetto è di 18 000 tonnellate l’anno. L’investimento, 6,4 milioni di euro, rientra nel piano 2023–2026.</p>","contentTwo":"<p>Fino a dicembre la linea lavora su un solo turno, il tempo di fare esperienza. Il secondo parte a gennaio 2027 e porta dodici nuovi posti di lavoro.</p><p>Accettiamo già ordini di prova. Indicate all’<a href=\"/contacts/sales-department\">ufficio vendite</a> lega, stato, formato e imballaggio: risponderemo con una data di consegna.</p>"}
  }',
  '{
    "sheets-stack-1600x750.jpg": {"bg":"Пакет нарязани алуминиеви листове","en":"Stack of cut aluminium sheets","de":"Stapel zugeschnittener Aluminiumbleche","it":"Pacco di lamiere di alluminio tagliate"},
    "ctl-line-1600x1000.jpg": {"bg":"Лента излиза от машината за изправяне","en":"Strip leaving the leveller","de":"Band am Auslauf der Richtmaschine","it":"Nastro in uscita dalla spianatrice"},
    "coil-end-1200x900.jpg": {"bg":"Челото на алуминиев рулон отблизо","en":"Close-up of the end of an aluminium coil","de":"Stirnseite eines Aluminiumcoils","it":"Testata di una bobina di alluminio"},
    "sheets-corner-1600x1000.jpg": {"bg":"Ъгъл на пакет листове с хартия между тях","en":"Corner of a pack of sheets with interleaf paper","de":"Ecke eines Blechstapels mit Papierzwischenlagen","it":"Angolo di un pacco di lamiere con carta interposta"},
    "coils-store-1600x900.jpg": {"bg":"Рулони в склада на валцовия завод","en":"Coils in the rolling plant store","de":"Coils im Lager des Walzwerks","it":"Bobine nel magazzino del laminatoio"}
  }',
  '2026-11-12T09:00:00+00', '2026-11-12T09:00:00+00'
),
(
  '2ad88fe9-3110-4923-83e0-c08aae0bb893', 'balkalum-at-the-duesseldorf-fair', '2026-10-09', false, 'sections-wall-1600x1000.jpg',
  array[
    'sections-wall-1600x1000.jpg',
    'profile-slots-1200x900.jpg',
    'coil-end-1200x900.jpg',
    'roof-rail-1600x900.jpg',
    'colour-samples-1600x1000.jpg',
    'finstock-coil-1200x900.jpg',
    'containers-1074x806.jpg'
  ],
  '{
    "bg": {"title":"Три дни в Дюселдорф: 210 срещи на щанд, сглобен от наши профили","contentOne":"<p>На тазгодишното изложение за алуминий в Дюселдорф Balkalum показа две неща едно до друго: <strong>цял рулон от стана с широчина 2 200 мм</strong> и щанд, чиято конструкция е сглобена от собствени профили. Вместо брошури посетителите получаваха нарязани сечения в ръка.</p><p>За три дни търговците и технолозите ни проведоха 210 срещи с хора от 26 държави. Най-много въпроси имаше за финщок за топлообменници, за ленти за топлинни екрани и за профили с по-висок дял вторичен алуминий.</p><p>Щандът от 120 кв. м тежеше 2,3 тона, от които 1,9 тона алуминий. След закриването профилите се върнаха в Шумен и послужиха за работни маси в инструменталния участък.</p>","contentTwo":"<p>Ако не успяхме да се видим, поискайте представянето от залата: то показва възможностите на валцовия и на пресовия цех, сплавите и допуските, с които работим.</p><p>Търговците ни по държави и продукти ще намерите в раздел <a href=\"/contacts/sales-department\">„Контакти“</a>. Следващата ни среща с пазара е през пролетта в Милано.</p>"},
    "en": {"title":"Three days in Düsseldorf, 210 meetings and a stand built from our own profiles","contentOne":"<p>At this year’s aluminium trade fair in Düsseldorf, Balkalum put two things side by side: <strong>a full coil from the 2200 mm mill</strong> and a stand whose whole frame was assembled from our own profiles. Instead of brochures, visitors were handed cut cross-sections.</p><p>Over three days our sales people and process engineers held 210 meetings with guests from 26 countries. Most questions concerned finstock for heat exchangers, strip for heat shields, and profiles with a higher share of secondary aluminium.</p><p>The 120 m² stand weighed 2.3 tonnes, 1.9 of them aluminium. When the doors closed, the profiles travelled back to Shumen, where they now serve as workbenches in the die shop.</p>","contentTwo":"<p>If we missed each other, ask for the presentation we gave in the hall. It covers what the rolling and extrusion plants can do, with the alloys and tolerances we work to.</p><p>You will find the right person for your country and product under <a href=\"/contacts/sales-department\">Contacts</a>. Our next fair is in Milan in spring.</p>"},
    "de": {"title":"Drei Tage Düsseldorf: 210 Gespräche auf einem Stand aus eigenen Profilen","contentOne":"<p>Auf der diesjährigen Aluminiummesse in Düsseldorf zeigte Balkalum zweierlei nebeneinander: <strong>ein komplettes Coil vom 2 200-mm-Gerüst</strong> und einen Messestand, dessen Tragwerk vollständig aus eigenen Profilen bestand. Statt Prospekten bekamen die Besucher abgesägte Querschnitte in die Hand.</p><p>In drei Tagen führten Vertrieb und Verfahrenstechnik 210 Gespräche mit Gästen aus 26 Ländern. Gefragt wurde vor allem nach Finstock für Wärmetauscher, nach Band für Hitzeschilde und nach Profilen mit höherem Anteil an Sekundäraluminium.</p><p>Der 120 m² große Stand wog 2,3 Tonnen, davon 1,9 Tonnen Aluminium. Nach Messeschluss kehrten die Profile nach Schumen zurück und tragen heute die Werkbänke im Werkzeugbau.</p>","contentTwo":"<p>Haben wir uns verpasst? Fordern Sie den Vortrag an, den wir in der Halle gehalten haben. Er zeigt, was Walzwerk und Strangpresswerk leisten und mit welchen Legierungen und Toleranzen wir arbeiten.</p><p>Ansprechpartner nach Land und Produkt stehen unter <a href=\"/contacts/sales-department\">Kontakte</a>. Der nächste Messetermin folgt im Frühjahr in Mailand.</p>"},
    "it": {"title":"Tre giorni a Düsseldorf: 210 incontri in uno stand fatto con i nostri profili","contentOne":"<p>Alla fiera dell’alluminio di Düsseldorf Balkalum ha messo fianco a fianco due cose: <strong>una bobina intera uscita dal laminatoio da 2 200 mm</strong> e uno stand con la struttura montata interamente con i propri profili. Al posto dei dépliant, i visitatori ricevevano in mano sezioni appena tagliate.</p><p>In tre giorni i nostri commerciali e i tecnici di processo hanno avuto 210 incontri con ospiti di 26 Paesi. Le domande più frequenti hanno riguardato il finstock per scambiatori di calore, i nastri per scudi termici e i profili con più alluminio secondario.</p><p>Lo stand, 120 m², pesava 2,3 tonnellate, di cui 1,9 di alluminio. A fiera chiusa i profili sono tornati a Shumen, dove oggi fanno da banchi di lavoro nell’officina matrici.</p>","contentTwo":"<p>Non ci siamo incontrati? Chiedete la presentazione tenuta in fiera: illustra le possibilità del laminatoio e del reparto di estrusione, con le leghe e le tolleranze di lavorazione.</p><p>I referenti per Paese e prodotto sono nella pagina <a href=\"/contacts/sales-department\">Contatti</a>. Il prossimo appuntamento è a Milano, in primavera.</p>"}
  }',
  '{
    "sections-wall-1600x1000.jpg": {"bg":"Срезове на профили в стената на щанда","en":"Cut ends of profiles in the wall of the stand","de":"Profilschnitte in der Wand des Messestands","it":"Sezioni di profili nella parete dello stand"},
    "profile-slots-1200x900.jpg": {"bg":"Конструкционни профили с канали","en":"Slotted structural profiles","de":"Konstruktionsprofile mit Nuten","it":"Profili strutturali scanalati"},
    "coil-end-1200x900.jpg": {"bg":"Челото на алуминиев рулон отблизо","en":"Close-up of the end of an aluminium coil","de":"Stirnseite eines Aluminiumcoils","it":"Testata di una bobina di alluminio"},
    "roof-rail-1600x900.jpg": {"bg":"Анодирани релси за автомобилен покрив","en":"Anodized roof rails","de":"Eloxierte Dachrelinge","it":"Mancorrenti per tetto anodizzati"},
    "colour-samples-1600x1000.jpg": {"bg":"Мостри на цветовете за анодиране","en":"Samples of the anodizing colours","de":"Muster der Eloxalfarben","it":"Campioni dei colori di anodizzazione"},
    "finstock-coil-1200x900.jpg": {"bg":"Рулони финщок с хидрофилно покритие","en":"Finstock coils with a hydrophilic coating","de":"Finstock-Coils mit hydrophiler Beschichtung","it":"Bobine di finstock con rivestimento idrofilo"},
    "containers-1074x806.jpg": {"bg":"Контейнери от алуминиево фолио","en":"Aluminium foil containers","de":"Schalen aus Aluminiumfolie","it":"Vaschette in foglio di alluminio"}
  }',
  '2026-10-09T09:00:00+00', '2026-10-09T09:00:00+00'
),
(
  '6e1d6481-c6de-41da-8b0f-99c04364bc39', 'asi-surveillance-audit-2026', '2026-09-24', false, 'asi-audit-1600x1000.jpg',
  array[
    'billets-stack-1600x1000.jpg',
    'plant-aerial-1600x750.jpg'
  ],
  '{
    "bg": {"title":"Надзорният одит по ASI приключи без съществени забележки","contentOne":"<p>Двама независими одитори прекараха три дни в завода, за да проверят дали работим според <strong>ASI Performance Standard V2</strong>. Те обиколиха леярния, валцовия и пресовия цех, прегледаха документите на 40 доставчици и разговаряха насаме с 46 работници от всички смени.</p><p>Заключението: сертификатът остава в сила, съществени несъответствия няма. Отбелязани са две дребни: липсващ превод на процедура за сигнали и закъснял протокол от измерване на шума. И двете се отстраняват до края на ноември.</p><p>Одиторите отличиха отделното събиране на изрезките по сплави още при машината. Така скрапът се връща в пещта без допълнително сортиране, а делът на вторичния алуминий в пресовите слитъци достигна 41%.</p>","contentTwo":"<p>Надзорният одит е ежегодната проверка между две сертификации. Пълното ресертифициране предстои през есента на 2027 г.</p><p>Действащият сертификат и политиките за околна среда, поведение в бизнеса и доставчици са публикувани в <a href=\"/download-center/certificates\">центъра за изтегляне</a> и в раздел <a href=\"/sustainability/responsibility\">„Устойчивост“</a>. Въпроси приемаме по всяко време.</p>"},
    "en": {"title":"ASI surveillance audit closes with no major findings","contentOne":"<p>Two independent auditors spent three days on site to see whether we really work to the <strong>ASI Performance Standard V2</strong>. They walked the casthouse, the rolling plant and the extrusion plant, read the files of 40 suppliers and talked in private to 46 people from every shift.</p><p>Their conclusion: the certificate stands, with no major non-conformity. Two minor points were noted, a whistle-blowing procedure that lacked a translation and a noise measurement report filed late. Both will be closed by the end of November.</p><p>The auditors singled out the way offcuts are kept apart by alloy at the machine itself. Scrap goes back to the furnace without further sorting, and the share of secondary aluminium in our billets has reached 41%.</p>","contentTwo":"<p>A surveillance audit is the annual check between two certifications; the full recertification is due in autumn 2027.</p><p>The current certificate is in the <a href=\"/download-center/certificates\">download centre</a>, and our policies on the environment, business conduct and suppliers are under <a href=\"/sustainability/responsibility\">Sustainability</a>. Questions are welcome at any time.</p>"},
    "de": {"title":"ASI-Überwachungsaudit ohne Hauptabweichung abgeschlossen","contentOne":"<p>Zwei unabhängige Auditoren haben drei Tage lang geprüft, ob wir tatsächlich nach dem <strong>ASI Performance Standard V2</strong> arbeiten. Sie gingen durch Gießerei, Walzwerk und Strangpresswerk, sahen die Unterlagen von 40 Lieferanten ein und sprachen unter vier Augen mit 46 Beschäftigten aus allen Schichten.</p><p>Das Ergebnis: Das Zertifikat bleibt gültig, eine Hauptabweichung gibt es nicht. Vermerkt wurden zwei Kleinigkeiten, nämlich eine fehlende Übersetzung im Hinweisgeberverfahren und ein verspätetes Lärmmessprotokoll. Beides wird bis Ende November behoben.</p><p>Ausdrücklich gelobt wurde, dass Verschnitt schon an der Maschine nach Legierungen getrennt wird. Der Schrott geht ohne weitere Sortierung zurück in den Ofen, und die Pressbolzen enthalten inzwischen 41 % Sekundäraluminium.</p>","contentTwo":"<p>Das Überwachungsaudit ist die jährliche Prüfung zwischen zwei Zertifizierungen. Die vollständige Rezertifizierung mit einem größeren Team steht im Herbst 2027 an.</p><p>Das gültige Zertifikat liegt im <a href=\"/download-center/certificates\">Downloadbereich</a>. Unsere Richtlinien zu Umwelt, Geschäftsverhalten und Lieferanten finden Sie unter <a href=\"/sustainability/responsibility\">Nachhaltigkeit</a>. Fragen beantworten wir jederzeit gern.</p>"},
    "it": {"title":"Audit di sorveglianza ASI superato senza non conformità maggiori","contentOne":"<p>Due auditor indipendenti hanno passato tre giorni in stabilimento per verificare se lavoriamo davvero secondo l’<strong>ASI Performance Standard V2</strong>. Hanno visitato fonderia, laminatoio e reparto di estrusione, esaminato i documenti di 40 fornitori e parlato a quattr’occhi con 46 lavoratori di tutti i turni.</p><p>La conclusione: il certificato resta valido e non ci sono non conformità maggiori. I rilievi minori sono due: una procedura di segnalazione ancora da tradurre e un rapporto sul rumore consegnato in ritardo. Saranno chiusi entro novembre.</p><p>Gli auditor hanno apprezzato la separazione degli sfridi per lega già a bordo macchina. I rottami tornano in forno senza altre cernite e nelle billette la quota di alluminio secondario ha raggiunto il 41%.</p>","contentTwo":"<p>L’audit di sorveglianza è la verifica annuale tra una certificazione e l’altra. La ricertificazione completa è prevista per l’autunno del 2027.</p><p>Il certificato in vigore si trova nell’<a href=\"/download-center/certificates\">area download</a>; le politiche su ambiente, condotta aziendale e fornitori nella sezione <a href=\"/sustainability/responsibility\">Sostenibilità</a>. Siamo sempre a disposizione per domande.</p>"}
  }',
  '{
    "asi-audit-1600x1000.jpg": {"bg":"Рисунка: три ленти, които се връщат в кръг, и отметка","en":"Drawing: three strips that return in a circle, and a tick","de":"Zeichnung: drei Bänder im Kreislauf und ein Häkchen","it":"Disegno: tre nastri in un ciclo e un segno di spunta"},
    "billets-stack-1600x1000.jpg": {"bg":"Нарязани пресови слитъци","en":"Cut extrusion billets","de":"Zugeschnittene Pressbolzen","it":"Billette tagliate per estrusione"},
    "plant-aerial-1600x750.jpg": {"bg":"Заводът в Шумен от въздуха","en":"The Shumen plant from the air","de":"Das Werk in Schumen aus der Luft","it":"Lo stabilimento di Shumen dall’alto"}
  }',
  '2026-09-24T09:00:00+00', '2026-09-24T09:00:00+00'
),
(
  '18832378-5b92-4658-8423-0d6391009a97', 'technical-horizon-thinner-than-a-hair', '2026-07-03', true, 'foil-edge-1600x1000.jpg',
  array[
    'foil-edge-1600x1000.jpg',
    'foil-rolls-1600x1000.jpg',
    'casting-strip-1600x750.jpg',
    'mill-stand-1600x1000.jpg',
    'coil-end-1200x900.jpg',
    'containers-1074x806.jpg'
  ],
  '{
    "bg": {"title":"„Технически хоризонт“: Как в Шумен валцуват фолио, по-тънко от косъм","contentOne":"<p>Юлският брой на списание „Технически хоризонт“ отделя шест страници на пътя на едно фолио: от течния метал до ролката в кухненското чекмедже. Журналистката Десислава Минкова прекарва цяла нощна смяна във фолиовия участък и описва видяното без нито една реклама.</p><p>„Най-трудното не е да направиш фолиото тънко, а да го направиш <em>еднакво</em> тънко“, обяснява ѝ майсторът на смяната. При последното преминаване лентата се движи с повече от 15 метра в секунда, а дебелината се измерва хиляди пъти за един рулон.</p><p>Статията сравнява девет микрона с човешки косъм, който е около осем пъти по-дебел, и показва защо една прашинка в маслото е достатъчна, за да се скъса лентата.</p><iframe class=\"ql-video\" frameborder=\"0\" allowfullscreen=\"true\" src=\"https://www.youtube-nocookie.com/embed/M7lc1UVf-VE\"></iframe>","contentTwo":""},
    "en": {"title":"Technical Horizon: how Shumen rolls foil thinner than a hair","contentOne":"<p>The July issue of the Bulgarian magazine “Technical Horizon” spends six pages following one foil from liquid metal to the roll in a kitchen drawer. Reporter Desislava Minkova stayed for a whole night shift in the foil shop and wrote down what she saw, with no advertising in sight.</p><p>“Making foil thin is not the hard part. Making it <em>evenly</em> thin is,” the shift foreman tells her. On the final pass the strip travels at more than 15 metres a second, and its thickness is read thousands of times in every coil.</p><p>The article sets 9 µm against a human hair, roughly eight times thicker, and explains why a single grain of dust in the rolling oil is enough to break the strip.</p><iframe class=\"ql-video\" frameborder=\"0\" allowfullscreen=\"true\" src=\"https://www.youtube-nocookie.com/embed/M7lc1UVf-VE\"></iframe>","contentTwo":""},
    "de": {"title":"„Technischer Horizont“: Wie in Schumen Folie dünner als ein Haar gewalzt wird","contentOne":"<p>Sechs Seiten widmet die Juliausgabe des bulgarischen Magazins „Technischer Horizont“ dem Weg einer Folie: vom flüssigen Metall bis zur Rolle in der Küchenschublade. Die Journalistin Desislava Minkova begleitete eine ganze Nachtschicht im Folienwalzwerk und beschreibt ohne jede Werbung, was sie gesehen hat.</p><p>„Dünn walzen ist nicht das Schwierige. <em>Gleichmäßig</em> dünn, das ist die Kunst“, sagt ihr der Schichtmeister. Im letzten Stich läuft das Band mit mehr als 15 Metern pro Sekunde, und seine Dicke wird je Coil viele Tausend Mal gemessen.</p><p>Der Beitrag vergleicht neun Mikrometer mit einem menschlichen Haar, das rund achtmal so dick ist, und zeigt, weshalb schon ein Staubkorn im Walzöl genügt, damit das Band reißt.</p><iframe class=\"ql-video\" frameborder=\"0\" allowfullscreen=\"true\" src=\"https://www.youtube-nocookie.com/embed/M7lc1UVf-VE\"></iframe>","contentTwo":""},
    "it": {"title":"«Orizzonte Tecnico»: a Shumen si lamina un foglio più sottile di un capello","contentOne":"<p>Il numero di luglio della rivista bulgara «Orizzonte Tecnico» dedica sei pagine al viaggio di un foglio di alluminio: dal metallo liquido al rotolo nel cassetto della cucina. La giornalista Desislava Minkova ha passato un intero turno di notte nel reparto foglio sottile e racconta ciò che ha visto, senza pubblicità.</p><p>«Il difficile non è farlo sottile, ma farlo sottile <em>in modo uniforme</em>», le spiega il caposquadra. All’ultima passata il nastro corre a oltre 15 metri al secondo e lo spessore viene letto migliaia di volte per ogni bobina.</p><p>L’articolo confronta nove micron con un capello, circa otto volte più spesso, e mostra perché basta un granello di polvere nell’olio di laminazione per rompere il nastro.</p><iframe class=\"ql-video\" frameborder=\"0\" allowfullscreen=\"true\" src=\"https://www.youtube-nocookie.com/embed/M7lc1UVf-VE\"></iframe>","contentTwo":""}
  }',
  '{
    "foil-edge-1600x1000.jpg": {"bg":"Откъснат край на тънко алуминиево фолио","en":"Torn edge of thin aluminium foil","de":"Abgerissene Kante dünner Aluminiumfolie","it":"Bordo strappato di un foglio sottile di alluminio"},
    "foil-rolls-1600x1000.jpg": {"bg":"Ролки домакинско фолио без етикети","en":"Unlabelled household foil rolls","de":"Haushaltsfolienrollen ohne Etikett","it":"Rotoli di foglio per uso domestico senza etichetta"},
    "casting-strip-1600x750.jpg": {"bg":"Лента излиза от линията за непрекъснато леене","en":"Strip leaving the continuous casting line","de":"Band aus der Gießwalzanlage","it":"Nastro in uscita dalla linea di colata continua"},
    "mill-stand-1600x1000.jpg": {"bg":"Шествалцов стан за студено валцуване","en":"Six-high cold rolling mill","de":"Sechs-Walzen-Gerüst zum Kaltwalzen","it":"Laminatoio a freddo a sei cilindri"},
    "coil-end-1200x900.jpg": {"bg":"Челото на алуминиев рулон отблизо","en":"Close-up of the end of an aluminium coil","de":"Stirnseite eines Aluminiumcoils","it":"Testata di una bobina di alluminio"},
    "containers-1074x806.jpg": {"bg":"Контейнери от алуминиево фолио","en":"Aluminium foil containers","de":"Schalen aus Aluminiumfolie","it":"Vaschette in foglio di alluminio"}
  }',
  '2026-07-03T09:00:00+00', '2026-07-03T09:00:00+00'
),
(
  '274ab145-feae-435c-84d4-7141d0b0d529', 'casthouse-energy-efficiency-project', '2026-06-18', false, 'furnace-burner-1600x1000.jpg',
  array[
    'furnace-burner-1600x1000.jpg',
    'casting-strip-1600x750.jpg',
    'billets-stack-1600x1000.jpg',
    'plant-aerial-1600x750.jpg'
  ],
  '{
    "bg": {"title":"Регенеративни горелки, оползотворена топлина и нова компресорна станция: леярният цех в Шумен вече изразходва с 14% по-малко природен газ и с 10% по-малко електроенергия","contentOne":"<p>Проектът за енергийна ефективност в леярния цех приключи в срок. Две топилни пещи получиха <strong>регенеративни горелки</strong>, които подгряват въздуха за горене с топлината на отработените газове. Трета пещ беше преиззидана, а четири стари компресора отстъпиха място на обща станция с честотно управление.</p><p>Мерихме дванадесет месеца преди и три месеца след пускането. Разходът на природен газ спадна от 92 на 79 куб. м за тон отлят метал, тоест с 14%. Сгъстеният въздух изисква с 31% по-малко електроенергия, а общото потребление на цеха намаля с една десета.</p><p>За година това са 1,2 млн. куб. м газ и 2,6 ГВтч ток, или около 3 300 тона спестен CO₂. Инвестицията е 3,1 млн. евро и се изплаща за малко повече от четири години.</p>","contentTwo":"<p>Част от топлината от компресорите вече загрява водата в баните на две смени, без нито един газов котел.</p><p>Следващата стъпка е предварително подгряване на скрапа преди зареждане. Опитната инсталация тръгва през октомври, а резултатите ще влязат в доклада за устойчивост. Прочетете <a href=\"/sustainability/sustainability-reports\">досегашните доклади</a>.</p>"},
    "en": {"title":"Regenerative burners, recovered heat and a new compressed-air station: our Shumen casthouse now burns 14% less natural gas and draws 10% less electricity per tonne","contentOne":"<p>The energy-efficiency project in the casthouse has finished on schedule. Two melting furnaces were fitted with <strong>regenerative burners</strong>, which preheat combustion air with the heat of the flue gas. A third furnace was relined, and four ageing compressors gave way to one station with variable-speed drives.</p><p>We measured for twelve months before and three months after start-up. Gas use fell from 92 to 79 m³ per tonne of cast metal, a drop of 14%. Compressed air takes 31% less power, and the casthouse as a whole a tenth less.</p><p>Over a year that comes to 1.2 million m³ of gas and 2.6 GWh of electricity, or about 3300 tonnes of CO₂ avoided. The EUR 3.1 million invested will be earned back in a little over four years.</p>","contentTwo":"<p>Part of the compressor heat now warms the water in the changing rooms of two shifts, without a single gas boiler.</p><p>Next comes preheating scrap before it is charged. The pilot unit starts in October and its results will appear in the sustainability report; read <a href=\"/sustainability/sustainability-reports\">the earlier reports</a>.</p>"},
    "de": {"title":"Regenerativbrenner, Abwärmenutzung und eine neue Druckluftstation: Die Gießerei in Schumen verbraucht je Tonne 14 % weniger Erdgas und 10 % weniger Strom als bisher","contentOne":"<p>Das Energieprojekt in der Gießerei ist termingerecht abgeschlossen. Zwei Schmelzöfen erhielten <strong>Regenerativbrenner</strong>, die die Verbrennungsluft mit der Wärme des Abgases vorheizen. Ein dritter Ofen wurde neu zugestellt, und vier alte Kompressoren wichen einer gemeinsamen Station mit Drehzahlregelung.</p><p>Gemessen haben wir zwölf Monate vor und drei Monate nach der Inbetriebnahme. Der Gasverbrauch sank von 92 auf 79 m³ je Tonne gegossenem Metall, also um 14 %. Druckluft benötigt 31 % weniger Strom, die Gießerei insgesamt ein Zehntel weniger.</p><p>Aufs Jahr gerechnet sind das 1,2 Mio. m³ Gas und 2,6 GWh Strom oder rund 3 300 Tonnen vermiedenes CO₂. Die Investition von 3,1 Mio. Euro rechnet sich nach gut vier Jahren.</p>","contentTwo":"<p>Ein Teil der Kompressorwärme erwärmt inzwischen das Wasser in den Waschräumen von zwei Schichten, und zwar ganz ohne Gaskessel.</p><p>Als Nächstes wird Schrott vor dem Einsetzen vorgewärmt. Die Pilotanlage startet im Oktober, die Ergebnisse werden wir im Nachhaltigkeitsbericht veröffentlichen. Lesen Sie <a href=\"/sustainability/sustainability-reports\">die bisherigen Berichte</a>.</p>"},
    "it": {"title":"Bruciatori rigenerativi, recupero di calore e una nuova centrale dell’aria compressa: la fonderia di Shumen consuma il 14% di gas e il 10% di elettricità in meno","contentOne":"<p>Il progetto di efficienza energetica in fonderia si è chiuso nei tempi. Due forni fusori hanno ricevuto <strong>bruciatori rigenerativi</strong>, che preriscaldano l’aria di combustione con il calore dei fumi. Un terzo forno ha un nuovo rivestimento refrattario e quattro vecchi compressori hanno lasciato il posto a un’unica centrale a velocità variabile.</p><p>Abbiamo misurato per dodici mesi prima e tre mesi dopo l’avviamento. Il consumo di gas è sceso da 92 a 79 m³ per tonnellata di metallo colato, cioè del 14%. L’aria compressa assorbe il 31% di corrente in meno, l’intera fonderia un decimo in meno.</p><p>In un anno sono 1,2 milioni di m³ di gas e 2,6 GWh, pari a circa 3 300 tonnellate di CO₂ evitate. I 3,1 milioni di euro investiti rientrano in poco più di quattro anni.</p>","contentTwo":"<p>Parte del calore dei compressori scalda ora l’acqua degli spogliatoi di due turni, senza nemmeno una caldaia a gas.</p><p>Il prossimo passo è preriscaldare i rottami prima della carica. L’impianto pilota parte a ottobre e i risultati entreranno nel bilancio di sostenibilità; leggete <a href=\"/sustainability/sustainability-reports\">i bilanci precedenti</a>.</p>"}
  }',
  '{
    "furnace-burner-1600x1000.jpg": {"bg":"Топилна пещ с регенеративни горелки","en":"Melting furnace with regenerative burners","de":"Schmelzofen mit Regenerativbrennern","it":"Forno fusorio con bruciatori rigenerativi"},
    "casting-strip-1600x750.jpg": {"bg":"Лента излиза от линията за непрекъснато леене","en":"Strip leaving the continuous casting line","de":"Band aus der Gießwalzanlage","it":"Nastro in uscita dalla linea di colata continua"},
    "billets-stack-1600x1000.jpg": {"bg":"Нарязани пресови слитъци","en":"Cut extrusion billets","de":"Zugeschnittene Pressbolzen","it":"Billette tagliate per estrusione"},
    "plant-aerial-1600x750.jpg": {"bg":"Заводът в Шумен от въздуха","en":"The Shumen plant from the air","de":"Das Werk in Schumen aus der Luft","it":"Lo stabilimento di Shumen dall’alto"}
  }',
  '2026-06-18T09:00:00+00', '2026-06-18T09:00:00+00'
),
(
  '8ede5268-0350-4b0a-8ab8-55dc1b7d4522', 'radio-interview-die-shop', '2026-03-05', true, 'profile-slots-1200x900.jpg',
  '{}',
  '{
    "bg": {"title":"Радио „Градски ритъм“: „Матрицата се усеща с пръсти“ – разговор за един рядък занаят","contentOne":"<p>Местното радио „Градски ритъм“ покани в сутрешния си блок Стоян Караджов, майстор на матрици в нашия пресов цех. Зад гърба си има тридесет и една години в инструменталния участък и, по собствените му думи, „няколко хиляди матрици, които помня по име“.</p><p>Слушателите чуха какво всъщност прави един коректор на матрици. Когато профилът излиза изкривен, той снема стотни от милиметъра от работния пояс на матрицата, за да потече металът равномерно. „Компютърът пресмята добре, но <em>последната стотна</em> се усеща с пръсти“, казва Караджов.</p><p>Разговорът продължи с въпроса кой ще наследи занаята. В момента при него се учат двама млади колеги, единият от които е започнал като стажант.</p>","contentTwo":"<p>Предаването беше излъчено на 3 март, а записът е достъпен в архива на радиото. Който иска да опита занаята, ще намери свободните места на страницата <a href=\"/careers/open-positions\">„Отворени позиции“</a>.</p><p>Благодарим на екипа на „Градски ритъм“ за добрите въпроси и за търпението покрай шума на пресите, който се чува в репортажа от цеха.</p>"},
    "en": {"title":"“You feel a die with your fingers”: local radio talks to our die corrector","contentOne":"<p>The Shumen station “Gradski Ritam” invited Stoyan Karadzhov, die corrector in our extrusion plant, to its breakfast show. He has spent thirty-one years in the die shop and knows, as he puts it, “several thousand dies by name”.</p><p>Listeners learned what a corrector does all day. When a profile leaves the press twisted, he takes hundredths of a millimetre off the bearing of the die until the metal flows evenly. “The computer is good at sums, but <em>the last hundredth</em> you feel with your fingers,” says Karadzhov.</p><p>The talk moved on to who will take over the craft. Two young colleagues are learning it from him at present, one of whom first came to us as a trainee.</p>","contentTwo":"<p>The programme went out on 3 March and can be heard in the station’s archive, in Bulgarian. Anyone tempted by the craft will find our vacancies under <a href=\"/careers/open-positions\">Open positions</a>.</p><p>Our thanks go to the “Gradski Ritam” team for good questions, and for their patience with the noise of the presses in the report from the shop floor.</p>"},
    "de": {"title":"","contentOne":"","contentTwo":""},
    "it": {"title":"","contentOne":"","contentTwo":""}
  }',
  '{
    "profile-slots-1200x900.jpg": {"bg":"Конструкционни профили с канали","en":"Slotted structural profiles"}
  }',
  '2026-03-05T09:00:00+00', '2026-03-05T09:00:00+00'
),
(
  '13ec0733-fdea-4dc1-8dd1-bf79cf225397', 'safety-year-in-the-extrusion-plant', '2026-02-10', false, 'profile-ends-1600x750.jpg',
  array[
    'bars-1200x750.jpg'
  ],
  '{
    "bg": {"title":"Пресовият цех отбеляза 365 дни без трудова злополука","contentOne":"<p>На 6 февруари таблото пред пресовия цех показа число, което не бяхме виждали досега: <strong>365 дни без злополука с изгубен работен ден</strong>. Зад него стоят 412 души на пет преси и около 700 000 отработени часа.</p><p>Обратът дойде от прост навик. Всеки, който забележи риск, го записва на картонче или сканира код на машината, а отговорът трябва да дойде до три дни. За годината се събраха 1 180 сигнала; 94% от тях вече са отстранени. Най-честите бяха хлъзгави подове, липсващи предпазители и тесни пътеки около пакетите с профили.</p><p>Премията за годината беше разпределена поравно между смените, защото числото е общо.</p>","contentTwo":"<p>„Таблото не е награда, а напомняне. На другия ден пак започваме от едно“, казва Пламен Добрев, който отговаря за безопасността в цеха.</p><p>От април същият ред се въвежда във Валцов цех 1 и в леярния цех. Политиката ни за здраве и безопасност е публикувана в раздел <a href=\"/sustainability/health-and-safety\">„Устойчивост“</a>, заедно със сертификата по ISO 45001:2018.</p>"},
    "en": {"title":"Our extrusion plant has gone a full year without a lost-time accident","contentOne":"<p>On 6 February the board outside the extrusion plant showed a number we had never seen before: <strong>365 days without a lost-time accident</strong>. Behind it stand 412 people, five presses and about 700 000 hours worked.</p><p>What turned things round was a simple habit. Anyone who spots a risk writes it on a card or scans a code on the machine, and an answer is due within three days. The year brought 1180 reports, and 94% of them have been dealt with. Slippery floors, missing guards and narrow aisles around the profile stacks topped the list.</p><p>The bonus for the year was shared equally among the shifts, because the number belongs to all of them.</p>","contentTwo":"<p>“The board is a reminder, not a prize. The next morning we start again from one,” says Plamen Dobrev, who is responsible for safety in the plant.</p><p>From April the same routine comes to the first rolling plant and the casthouse. Our health and safety policy is under <a href=\"/sustainability/health-and-safety\">Sustainability</a>, next to the ISO 45001:2018 certificate.</p>"},
    "de": {"title":"Strangpresswerk: ein ganzes Jahr ohne Arbeitsunfall mit Ausfallzeit","contentOne":"<p>Am 6. Februar stand auf der Tafel vor dem Strangpresswerk eine Zahl, die es dort noch nie gegeben hatte: <strong>365 Tage ohne Arbeitsunfall mit Ausfallzeit</strong>. Dahinter stehen 412 Beschäftigte, fünf Pressen und rund 700 000 Arbeitsstunden.</p><p>Die Wende brachte eine einfache Gewohnheit. Wer ein Risiko bemerkt, schreibt es auf eine Karte oder scannt den Code an der Maschine; spätestens nach drei Tagen muss eine Antwort vorliegen. Im Laufe des Jahres kamen 1 180 Meldungen zusammen, 94 % sind erledigt. Am häufigsten ging es um rutschige Böden, fehlende Schutzvorrichtungen und enge Wege zwischen den Profilstapeln.</p><p>Die Jahresprämie wurde zu gleichen Teilen auf die Schichten verteilt, denn die Zahl gehört allen.</p>","contentTwo":"<p>„Die Tafel ist eine Erinnerung und kein Pokal. Am nächsten Morgen fangen wir wieder bei eins an“, sagt Plamen Dobrev, der im Werk für Arbeitssicherheit zuständig ist.</p><p>Ab April gilt dieselbe Regel im ersten Walzwerk und in der Gießerei. Unsere Arbeitsschutzpolitik finden Sie unter <a href=\"/sustainability/health-and-safety\">Nachhaltigkeit</a>, zusammen mit dem Zertifikat nach ISO 45001:2018.</p>"},
    "it": {"title":"","contentOne":"","contentTwo":""}
  }',
  '{
    "profile-ends-1600x750.jpg": {"bg":"Сечения на пресовани профили","en":"Cross-sections of extruded profiles","de":"Querschnitte stranggepresster Profile"},
    "bars-1200x750.jpg": {"bg":"Пръти, тръби, ъглови профили и шини","en":"Bars, tubes, angles and flats","de":"Stangen, Rohre, Winkel und Flachprofile"}
  }',
  '2026-02-10T09:00:00+00', '2026-02-10T09:00:00+00'
),
(
  '75d2f4ff-d6fe-4be2-8bc4-168c9b61947f', 'students-in-the-plant', '2025-11-20', false, 'students-1600x1000.jpg',
  array[
    'billets-stack-1600x1000.jpg',
    'profile-ends-1600x750.jpg',
    'profile-frames-1200x900.jpg',
    'casting-strip-1600x750.jpg',
    'mill-stand-1600x1000.jpg',
    'coil-end-1200x900.jpg',
    'foil-edge-1600x1000.jpg',
    'colour-samples-1600x1000.jpg',
    'roof-rail-1600x900.jpg',
    'coils-store-1600x900.jpg'
  ],
  '{
    "bg": {"title":"38 ученици и студенти прекараха един ден в завода","contentOne":"<p>На 19 ноември двадесет и двама ученици от техническа гимназия в Шумен и шестнадесет студенти по металургия разгледаха завода. Вместо презентация получиха каски, защитни очила и карта с номера на <strong>истински пресов слитък</strong>, който да проследят от пещта до опаковането.</p><p>Най-дълго се задържаха пред пресата от 2 500 тона. Там операторът Борислав Цонев показа как от загрят слитък за минута и половина излиза профил с дължина тридесет метра и защо матрицата трябва да е гореща, преди да започне пресоването.</p><p>В инструменталния участък всеки сам избра сечение и получи отрязано парче от него за спомен.</p>","contentTwo":"<p>Който иска да остане по-дълго, може да кандидатства за стажантската програма. Тя продължава един месец, провежда се с наставник и е отворена за ученици от последните два класа и за студенти.</p><p>Условията са на страницата <a href=\"/careers/internships\">„Стажове“</a>. Училищата, които искат да ни посетят, могат да пишат чрез <a href=\"/contacts/factory-location\">формата за контакт</a>; групите са до четиридесет души.</p>"},
    "en": {"title":"38 students spend a day in the plant","contentOne":"<p>Twenty-two pupils from a technical secondary school in Shumen and sixteen metallurgy students toured the plant on 19 November. Instead of a presentation they were given helmets, safety glasses and a card with the number of a <strong>real billet</strong> to follow from the furnace to the packing bench.</p><p>They lingered longest at the 2500-ton press. Operator Borislav Tsonev showed how a heated billet turns into a thirty-metre profile in a minute and a half, and why the die has to be hot before extrusion begins.</p><p>In the die shop, everyone picked a cross-section and took a sawn slice of it home as a keepsake.</p>","contentTwo":"<p>Anyone who would like to stay longer can apply for our trainee programme. It lasts one month, comes with a mentor and is open to university students and to pupils in their last two years of school.</p><p>The conditions are on the <a href=\"/careers/internships\">Internships</a> page. Schools that wish to visit can write through the <a href=\"/contacts/factory-location\">contact form</a>; groups of up to forty are welcome.</p>"},
    "de": {"title":"","contentOne":"","contentTwo":""},
    "it": {"title":"","contentOne":"","contentTwo":""}
  }',
  '{
    "students-1600x1000.jpg": {"bg":"Рисунка: 38 точки в две групи минават покрай пещ, стан, преса и опаковане","en":"Drawing: 38 dots in two groups pass a furnace, a mill, a press and the packing bench"},
    "profile-frames-1200x900.jpg": {"bg":"Профили за прозорци с прекъснат термомост","en":"Window profiles with a thermal break"},
    "profile-ends-1600x750.jpg": {"bg":"Сечения на пресовани профили","en":"Cross-sections of extruded profiles"},
    "billets-stack-1600x1000.jpg": {"bg":"Нарязани пресови слитъци","en":"Cut extrusion billets"},
    "casting-strip-1600x750.jpg": {"bg":"Лента излиза от линията за непрекъснато леене","en":"Strip leaving the continuous casting line"},
    "mill-stand-1600x1000.jpg": {"bg":"Шествалцов стан за студено валцуване","en":"Six-high cold rolling mill"},
    "coil-end-1200x900.jpg": {"bg":"Челото на алуминиев рулон отблизо","en":"Close-up of the end of an aluminium coil"},
    "foil-edge-1600x1000.jpg": {"bg":"Откъснат край на тънко алуминиево фолио","en":"Torn edge of thin aluminium foil"},
    "colour-samples-1600x1000.jpg": {"bg":"Мостри на цветовете за анодиране","en":"Samples of the anodizing colours"},
    "roof-rail-1600x900.jpg": {"bg":"Анодирани релси за автомобилен покрив","en":"Anodized roof rails"},
    "coils-store-1600x900.jpg": {"bg":"Рулони в склада на валцовия завод","en":"Coils in the rolling plant store"}
  }',
  '2025-11-20T09:00:00+00', '2025-11-20T09:00:00+00'
),
(
  'dec03926-c703-4854-8dac-dd9ff12c323a', 'finstock-formability-paper', '2025-10-22', false, 'fins-collar-1600x1000.jpg',
  array[
    'fins-collar-1600x1000.jpg',
    'finstock-coil-1200x900.jpg'
  ],
  '{
    "bg": {"title":"Наш доклад за деформируемостта на финщок бе представен на конференция във Варна","contentOne":"<p>Защо една лента се поддава на щанцоване без нито една пукнатина, а друга със същия състав и дебелина се къса? На този въпрос отговаря докладът на инж. Росица Велчева и д-р Калоян Стамов, представен на научна конференция по леки сплави във Варна.</p><p>Авторите сравняват <em>финщок</em> с дебелина 0,10 мм от две сплави, отгрят при три температури. Решаваща се оказва не якостта, а размерът на зърното: когато е под 25 микрона, бордът около отворите за тръбите се изтегля с 20% по-висок, преди да се напука.</p><p>Изводът вече се прилага. След промяна в режима на окончателното отгряване рекламациите за пукнатини намаляха от девет на две за шест месеца.</p>","contentTwo":"<p>Накратко от таблицата в доклада (сплав 8006, състояние H22):</p><pre>Отгряване   Зърно    Удължение   Височина на борда\n290 °C      31 µm    17%         1,42 mm\n310 °C      24 µm    21%         1,71 mm\n330 °C      38 µm    19%         1,50 mm</pre><p>Пълният текст изпращаме при поискване. Възможностите ни в тази област са описани на страницата <a href=\"/products/rolled-foils/finstock\">„Финщок“</a>, а въпросите по технологията посреща <a href=\"/about-the-company/r-and-d\">отделът за развойна дейност</a>.</p>"},
    "en": {"title":"Our paper on finstock formability presented at a conference in Varna","contentOne":"<p>Why does one strip take punching without a single crack, while another of the same composition and thickness tears? The paper by Rositsa Velcheva and Dr Kaloyan Stamov, presented at a scientific conference on light alloys in Varna, sets out to answer that.</p><p>The authors compare <em>finstock</em> 0.10 mm thick in two alloys, annealed at three temperatures. What decides the outcome is grain size and not strength: below 25 µm, collars for the tubes can be drawn 20% higher before the rim splits.</p><p>The finding is already at work. Since the final annealing cycle was changed, complaints about cracked collars have fallen from nine to two in six months.</p>","contentTwo":"<p>The key table of the paper in short (alloy 8006, temper H22):</p><pre>Annealing   Grain    Elongation   Collar height\n290 °C      31 µm    17%          1.42 mm\n310 °C      24 µm    21%          1.71 mm\n330 °C      38 µm    19%          1.50 mm</pre><p>We send the full text on request. What we supply in this field is described on the <a href=\"/products/rolled-foils/finstock\">Finstock</a> page, and questions about the process go to <a href=\"/about-the-company/r-and-d\">R&amp;D</a>.</p>"},
    "de": {"title":"","contentOne":"","contentTwo":""},
    "it": {"title":"","contentOne":"","contentTwo":""}
  }',
  '{
    "fins-collar-1600x1000.jpg": {"bg":"Ламели с изтеглени отвори отблизо","en":"Close-up of fins with drawn collars"},
    "finstock-coil-1200x900.jpg": {"bg":"Рулони финщок с хидрофилно покритие","en":"Finstock coils with a hydrophilic coating"}
  }',
  '2025-10-22T09:00:00+00', '2025-10-22T09:00:00+00'
),
(
  'f2a67958-deb9-496d-8f1a-e67d86e0daef', 'fassadenblick-library-fins-from-shumen', '2025-06-30', true, 'facade-fins-1600x1000.jpg',
  array[
    'facade-fins-1600x1000.jpg',
    'facade-corner-1600x750.jpg',
    'colour-samples-1600x1000.jpg',
    'profile-ends-1600x750.jpg'
  ],
  '{
    "bg": {"title":"Немското списание „Fassadenblick“: 1 240 ламели от Шумен за библиотека край Балтийско море","contentOne":"<p>Новата градска библиотека в малко пристанище на Балтийско море е на корицата на немското списание за архитектура „Fassadenblick“. Фасадата ѝ се състои от <strong>1 240 вертикални ламели</strong> с дължина до 6,5 метра, пресовани и анодирани в Шумен.</p><p>Архитектите искали цвят, който се променя с времето навън, а не с годините. Изборът паднал върху светъл бронз (C32) с дебелина на слоя 20 микрона, достатъчна за солен въздух. Четири мостри престояли цяла зима на покрива на пристанищната управа.</p><p>„Всяка ламела има свой наклон, а допускът при отворите е две десети от милиметъра. На обекта не пробихме нито една дупка“, казва пред списанието ръководителят на монтажа.</p>","contentTwo":"<p>Ламелите са от сплав 6060 в състояние T66 и са доставени в реда на монтажа, с отбелязано място на сградата върху всяка опаковка. Повече за профилите за фасади ще прочетете на страницата <a href=\"/markets/building-and-architecture\">„Строителство и архитектура“</a>.</p><p>Броят се разпространява с абонамент в Германия и Австрия.</p>"},
    "en": {"title":"German magazine “Fassadenblick”: 1240 fins from Shumen for a library by the Baltic","contentOne":"<p>The new public library of a small Baltic port is on the cover of the German architecture magazine “Fassadenblick”. Its facade consists of <strong>1240 vertical fins</strong> up to 6.5 metres long, extruded and anodized in Shumen.</p><p>The architects wanted a colour that changes with the weather rather than with the years. They settled on light bronze (C32) with a layer of 20 µm, enough for salty air. Four samples first spent a whole winter on the roof of the harbour office.</p><p>“Every fin has an angle of its own, and the holes are held to two tenths of a millimetre. We did not drill once on site,” the head of installation tells the magazine.</p>","contentTwo":"<p>The fins are alloy 6060 in temper T66 and arrived in the order of installation, each package marked with its place on the building. More about facade profiles is on the page <a href=\"/markets/building-and-architecture\">Building and architecture</a>.</p><p>The issue is sold by subscription in Germany and Austria.</p>"},
    "de": {"title":"„Fassadenblick“ berichtet: 1 240 Lamellen aus Schumen für eine Bibliothek an der Ostsee","contentOne":"<p>Die neue Stadtbibliothek einer kleinen Hafenstadt an der Ostsee ziert das Titelbild der Architekturzeitschrift „Fassadenblick“. Ihre Fassade besteht aus <strong>1 240 senkrechten Lamellen</strong> von bis zu 6,5 Metern Länge, stranggepresst und eloxiert in Schumen.</p><p>Die Architekten wünschten sich eine Farbe, die sich mit dem Wetter verändert und nicht mit den Jahren. Die Wahl fiel auf Hellbronze (C32) mit 20 Mikrometern Schichtdicke, ausreichend für salzige Luft. Vier Muster hatten zuvor einen ganzen Winter auf dem Dach des Hafenamts verbracht.</p><p>„Jede Lamelle hat ihren eigenen Winkel, und die Bohrungen sind auf zwei Zehntel genau. Wir mussten auf der Baustelle kein einziges Loch bohren“, wird der Montageleiter zitiert.</p>","contentTwo":"<p>Die Lamellen aus der Legierung 6060, Zustand T66, kamen in Montagereihenfolge an, und auf jeder Verpackung stand ihr Platz am Gebäude. Mehr über Fassadenprofile lesen Sie auf der Seite <a href=\"/markets/building-and-architecture\">Bauen und Architektur</a>.</p><p>Die Ausgabe ist in Deutschland und Österreich im Abonnement erhältlich.</p>"},
    "it": {"title":"La rivista tedesca «Fassadenblick»: da Shumen 1 240 lamelle per una biblioteca sul Baltico","contentOne":"<p>La nuova biblioteca civica di un piccolo porto sul Baltico è sulla copertina della rivista tedesca di architettura «Fassadenblick». La facciata è composta da <strong>1 240 lamelle verticali</strong> lunghe fino a 6,5 metri, estruse e anodizzate a Shumen.</p><p>Gli architetti cercavano un colore che cambiasse con il tempo atmosferico e non con gli anni. La scelta è caduta sul bronzo chiaro (C32) con uno strato di 20 micron, sufficiente per l’aria salmastra. Prima, quattro campioni avevano passato un inverno intero sul tetto della capitaneria.</p><p>«Ogni lamella ha un’inclinazione diversa e i fori rispettano i due decimi di millimetro. In cantiere non ne abbiamo praticato nemmeno uno», racconta il responsabile del montaggio.</p>","contentTwo":"<p>Le lamelle, in lega 6060 allo stato T66, sono arrivate nell’ordine di montaggio, ciascuna con la propria posizione segnata sull’imballo. Per saperne di più sui profili da facciata c’è la pagina <a href=\"/markets/building-and-architecture\">Edilizia e architettura</a>.</p><p>Il numero è distribuito in abbonamento in Germania e Austria.</p>"}
  }',
  '{
    "facade-fins-1600x1000.jpg": {"bg":"Фасада с вертикални анодирани ламели","en":"Facade with vertical anodized fins","de":"Fassade mit senkrechten eloxierten Lamellen","it":"Facciata a lamelle verticali anodizzate"},
    "facade-corner-1600x750.jpg": {"bg":"Ъгъл на фасада с алуминиеви профили","en":"Corner of an aluminium facade","de":"Gebäudeecke mit Aluminiumfassade","it":"Angolo di una facciata in alluminio"},
    "colour-samples-1600x1000.jpg": {"bg":"Мостри на цветовете за анодиране","en":"Samples of the anodizing colours","de":"Muster der Eloxalfarben","it":"Campioni dei colori di anodizzazione"},
    "profile-ends-1600x750.jpg": {"bg":"Сечения на пресовани профили","en":"Cross-sections of extruded profiles","de":"Querschnitte stranggepresster Profile","it":"Sezioni di profili estrusi"}
  }',
  '2025-06-30T09:00:00+00', '2025-06-30T09:00:00+00'
),
(
  '3c5ac1fd-4296-479a-8fe7-d7ba6c266519', 'stipendii-2025', '2025-05-27', false, 'bars-1200x750.jpg',
  '{}',
  '{
    "bg": {"title":"Дванадесет стипендии за бъдещи инженери: кандидатствайте до 15 юли","contentOne":"<p>За шеста поредна година Balkalum отпуска стипендии на ученици и студенти от област Шумен. Местата са <strong>дванадесет</strong>: седем за ученици в 11. и 12. клас и пет за студенти по металургия, машиностроене, електротехника и автоматизация.</p><p>Стипендията е 250 лева месечно за учениците и 400 лева за студентите, в продължение на десет месеца. Към нея има наставник от завода и платен летен стаж. Задължение за работа след дипломирането <u>няма</u>, макар че от досегашните ни петдесет и трима стипендианти тридесет вече са наши колеги.</p><p>Изискваме среден успех над 4,50, мотивационно писмо до една страница и препоръка от учител или преподавател.</p>","contentTwo":"<p>Документите се приемат до 15 юли на място в завода или по електронна поща; адресите са на страницата <a href=\"/careers/career\">„Кариера в Balkalum“</a>. Събеседванията са през последната седмица на юли, а имената на одобрените ще обявим до 15 август.</p><p>Личните данни на кандидатите се използват единствено за подбора и се изтриват шест месеца след края му, освен ако с кандидата не бъде сключен договор.</p>"},
    "en": {"title":"","contentOne":"","contentTwo":""},
    "de": {"title":"","contentOne":"","contentTwo":""},
    "it": {"title":"","contentOne":"","contentTwo":""}
  }',
  '{
    "bars-1200x750.jpg": {"bg":"Пръти, тръби, ъглови профили и шини"}
  }',
  '2025-05-27T09:00:00+00', '2025-05-27T09:00:00+00'
),
(
  'a007058a-e4eb-4791-8588-4faa3916c8a6', 'results-2024', '2025-04-30', false, 'plant-aerial-1600x750.jpg',
  '{}',
  '{
    "bg": {"title":"Резултати за 2024 г.: 268 млн. евро оборот и 95% натоварване на мощностите","contentOne":"<p>Balkalum приключи 2024 г. с оборот от <strong>268 млн. евро</strong> и натоварване на мощностите от 95%. Към края на годината в дружеството работеха 1 315 души.</p><p>Германия остава най-големият ни пазар с 18,8% от продадените тонове, следвана от САЩ с 14,8%, Италия с 14,4% и Полша с 13,9%. Продажбите в България са 3,5%.</p><p>Подробната разбивка по държави е на страницата <a href=\"/about-the-company/key-figures\">„Ключови показатели“</a>, а датите на отчетите са в <a href=\"/investors/calendar\">календара за инвеститори</a>. Финансовите отчети се публикуват в раздел <a href=\"/investors/financial-statements\">„Инвеститори“</a>, след като бъдат заверени от одитора. Ако данните в съобщението и в заверения отчет се различават, меродавен е отчетът.</p>","contentTwo":""},
    "en": {"title":"2024 results: turnover of EUR 268 million at 95% capacity utilization","contentOne":"<p>Balkalum closed 2024 with a turnover of <strong>EUR 268 million</strong> and a capacity utilization of 95%. At the end of the year the company employed 1315 people.</p><p>Germany remains our largest market with 18.8% of the tonnes sold, followed by the USA with 14.8%, Italy with 14.4% and Poland with 13.9%. Sales at home in Bulgaria account for 3.5%.</p><p>The full breakdown by country is on the <a href=\"/about-the-company/key-figures\">Key figures</a> page, and reporting dates are in the <a href=\"/investors/calendar\">calendar for investors</a>. Financial statements are published under <a href=\"/investors/financial-statements\">Investors</a> once the auditor has signed them. Should this notice differ from the audited report, the report prevails.</p>","contentTwo":""},
    "de": {"title":"","contentOne":"","contentTwo":""},
    "it": {"title":"","contentOne":"","contentTwo":""}
  }',
  '{
    "plant-aerial-1600x750.jpg": {"bg":"Заводът в Шумен от въздуха","en":"The Shumen plant from the air"}
  }',
  '2025-04-30T09:00:00+00', '2025-04-30T09:00:00+00'
),
(
  '5e109b31-2390-4377-8f6f-9447c77cc9a6', 'zulieferblatt-automotive-facility', '2025-03-19', true, 'roof-rail-1600x900.jpg',
  array[
    'roof-rail-1600x900.jpg',
    'profile-slots-1200x900.jpg'
  ],
  '{
    "bg": {"title":"„Zulieferblatt“: От профил до готов автомобилен детайл на едно място","contentOne":"<p>Немското отраслово издание „Zulieferblatt“ посети завода ни за автомобилни детайли и проследи пътя на една <strong>релса за покрив</strong>: рязане, фрезоване и щанцоване, миене и пасивиране, почистване на чеплъците, сглобяване и лазерно маркиране.</p><p>Авторът отбелязва, че пресите се намират на четиристотин метра от машинните центрове. Затова пробният детайл стига до клиента за единадесет работни дни, докато при разделено производство обичайният срок е пет-шест седмици.</p><p>Специално внимание е отделено на проследимостта. Кодът върху всяка релса води до номера на слитъка, пещта и смяната, така че при въпрос справката отнема минути, а не дни.</p>","contentTwo":""},
    "en": {"title":"“Zulieferblatt”: from profile to finished roof rail under one roof","contentOne":"<p>The German trade paper “Zulieferblatt” visited our automotive facility and followed the path of a single <strong>roof rail</strong>: cutting, milling and punching, washing and passivation, deburring, assembly and laser marking.</p><p>The writer points out that the presses stand only four hundred metres from the machining centres. A first sample therefore reaches the customer in eleven working days, where five to six weeks are usual when production is split between suppliers.</p><p>Traceability gets a chapter of its own. The code on every rail leads to the number of the billet, the furnace and the shift, so that a question from the customer is answered within minutes rather than days.</p>","contentTwo":""},
    "de": {"title":"„Zulieferblatt“: Vom Profil zur fertigen Dachreling unter einem Dach","contentOne":"<p>Das Branchenblatt „Zulieferblatt“ hat unser Werk für Automobilteile besucht und den Weg einer <strong>Dachreling</strong> verfolgt: Sägen, Fräsen und Stanzen, Waschen und Passivieren, Entgraten, Montage und Lasermarkierung.</p><p>Dem Autor fällt auf, dass die Strangpressen nur vierhundert Meter von den Bearbeitungszentren entfernt stehen. Ein Erstmuster erreicht den Kunden deshalb nach elf Arbeitstagen; bei einer auf mehrere Lieferanten verteilten Fertigung sind fünf bis sechs Wochen üblich.</p><p>Ein eigener Abschnitt gilt der Rückverfolgbarkeit. Der Code auf jeder Reling führt zur Nummer des Pressbolzens, zum Ofen und zur Schicht. Rückfragen sind so in Minuten statt in Tagen beantwortet.</p>","contentTwo":""},
    "it": {"title":"","contentOne":"","contentTwo":""}
  }',
  '{
    "roof-rail-1600x900.jpg": {"bg":"Анодирани релси за автомобилен покрив","en":"Anodized roof rails","de":"Eloxierte Dachrelinge"},
    "profile-slots-1200x900.jpg": {"bg":"Конструкционни профили с канали","en":"Slotted structural profiles","de":"Konstruktionsprofile mit Nuten"}
  }',
  '2025-03-19T09:00:00+00', '2025-03-19T09:00:00+00'
),
(
  'f9f167c3-c3d4-4805-86e3-3749e24c8a3b', 'strip-and-foil-review-mill-that-casts-its-own-strip', '2024-11-26', true, 'casting-strip-1600x750.jpg',
  array[
    'mill-stand-1600x1000.jpg'
  ],
  '{
    "bg": {"title":"","contentOne":"","contentTwo":""},
    "en": {"title":"Strip and Foil Review: “The mill that casts its own strip”","contentOne":"<p>In its winter issue the British quarterly “Strip and Foil Review” looks at mills that make their own starting stock, and takes Shumen as its main example. Seven continuous casting lines with a joint capacity of <strong>96 000 tonnes a year</strong> turn liquid metal straight into strip a few millimetres thick, with no slab and no hot rolling in between.</p><p>The reviewer weighs both sides. Continuous casting saves energy and time, yet it limits the choice of alloys and asks more of the melt treatment, since there is no later step in which to put right what went wrong in the furnace.</p><p>The verdict on the six-high mill and its 2200 mm width is short: “Wide, flat and, so far, unusually calm.”</p>","contentTwo":"<p>Two pages deal with customers. A maker of air conditioners in northern Italy explains why it moved half of its finstock to us in 2023, and a Polish packaging firm describes how complaints about pinholes went down after a joint trial.</p><p>The magazine is available to subscribers. More about casting and rolling in Shumen is on the <a href=\"/about-the-company/rolling-plant\">Rolling plant</a> page.</p>"},
    "de": {"title":"","contentOne":"","contentTwo":""},
    "it": {"title":"","contentOne":"","contentTwo":""}
  }',
  '{
    "casting-strip-1600x750.jpg": {"en":"Strip leaving the continuous casting line"},
    "mill-stand-1600x1000.jpg": {"en":"Six-high cold rolling mill"}
  }',
  '2024-11-26T09:00:00+00', '2024-11-26T09:00:00+00'
);

insert into public.careers (
  id, title, start_date, end_date, responsibilities, requirements, additional, created_at, updated_at
) values
(
  'ca4f50a4-f8f3-45d9-8797-5c5b23abcb73', 'Технолог „Студено валцуване“', '2026-10-01', '2027-03-31',
  '<p>Разработва и поддържа технологични карти за студено валцуване на ленти и фолио.</p><p>Следи дебелината, равнинността и повърхността и предлага промени в режимите на стана.</p><p>Провежда пробни валцувания на нови сплави заедно с отдел „Развойна дейност“.</p><p>Анализира брака и рекламациите и докладва за предприетите мерки.</p><p>Обучава операторите при промяна на технологията.</p>',
  '<p>Висше образование по металургия, материалознание или машинно инженерство.</p><p>Опит от поне две години в производство; валцуването е предимство.</p><p>Добро владеене на английски език, писмено и говоримо.</p><p>Сигурна работа с електронни таблици и статистически контрол на процеси.</p><p>Готовност за работа в цеха, а не само зад бюро.</p>',
  '<p>Безсрочен договор с изпитателен срок от шест месеца.</p><p>Фирмен транспорт от Шумен, Нови пазар и Велики Преслав.</p><p>Допълнително здравно осигуряване и карта за спорт.</p><p>Изпратете автобиография на български или английски език. Ще се свържем само с одобрените по документи.</p>',
  '2026-10-01T09:00:00+00', '2026-10-01T09:00:00+00'
),
(
  'c74cc6e9-4f6d-4475-826d-5eca20bc1117', 'Оператор на преса за екструдиране', '2026-11-02', '2027-04-30',
  '<p>Настройва и обслужва преса от 1 800 или 2 500 тона.</p><p>Подменя матрици и следи температурата на слитъка, матрицата и профила.</p><p>Проверява размерите и повърхността на профилите и попълва данните за партидата.</p><p>Поддържа реда и чистотата на работното място и спазва правилата за безопасност.</p>',
  '<p>Средно техническо образование; металургия, машиностроене или електротехника са предимство.</p><p>Умение за разчитане на чертежи и работа с измервателни инструменти.</p><p>Готовност за работа на три смени.</p><p>Опит не е задължителен: обучението на място продължава осем седмици.</p>',
  '<p>Заплата според квалификацията, добавки за нощен труд и за постигнати резултати.</p><p>Безплатна топла храна и работно облекло.</p><p>Фирмен транспорт до Шумен и околните населени места.</p><p>Помощ при настаняване за кандидати от други градове.</p>',
  '2026-11-02T09:00:00+00', '2026-11-02T09:00:00+00'
),
(
  '8c432815-ae66-46fb-8610-4dda3bed529a', 'Специалист „Продажби“ с немски език', '2026-11-16', '2027-02-28',
  '<p>Обслужва клиенти от Германия и Австрия: запитвания, оферти, поръчки и срокове.</p><p>Съгласува сплави, състояния и допуски с технолозите и планирането.</p><p>Следи доставките и плащанията и отговаря на рекламации.</p><p>Участва в посещения при клиенти и в търговски изложения, до шест пъти годишно.</p>',
  '<p>Висше образование, икономическо или техническо.</p><p>Немски език на ниво C1 и работен английски.</p><p>Опит в продажби между фирми е предимство.</p><p>Точност, самостоятелност и спокойствие в разговор.</p><p>Шофьорска книжка категория B.</p>',
  '<p>Работното място е в Шумен, с възможност за два дни седмично от дома.</p><p>Годишна премия според резултатите на екипа.</p><p>Курсове по език и по продуктите за сметка на дружеството.</p><p>Моля, изпратете автобиография и мотивационно писмо на немски език.</p>',
  '2026-11-16T09:00:00+00', '2026-11-16T09:00:00+00'
),
(
  '6be3a881-3711-4391-8b08-d3bb5ce9841a', 'Лаборант „Анализ на метали“', '2026-03-02', '2026-05-31',
  '<p>Взема и подготвя проби от стопилката, слитъците и лентите.</p><p>Извършва спектрален анализ и изпитвания на опън.</p><p>Води протоколи и издава сертификати за качество.</p><p>Участва в калибрирането на апаратурата.</p>',
  '<p>Средно специално или висше образование по химия или металургия.</p><p>Прецизност и отговорно отношение към данните.</p><p>Готовност за работа на смени.</p><p>Опит в лаборатория, работеща по ISO 17025, е предимство.</p>',
  '<p>Обучение при опитен колега през първите два месеца.</p><p>Допълнително здравно осигуряване.</p><p>Фирмен транспорт от Шумен.</p>',
  '2026-03-02T09:00:00+00', '2026-03-02T09:00:00+00'
),
(
  'dfa6f47b-cc10-4828-8363-629ee5b3c4e3', 'Инженер „Автоматизация и електрозадвижвания“', '2027-01-11', '2027-05-31',
  '<p>Поддържа и развива системите за управление на валцовите станове и линиите за рязане.</p><p>Програмира контролери и операторски панели и документира всяка промяна.</p><p>Участва в пускането на нови машини заедно с доставчиците.</p><p>Открива причините за престои и предлага трайни решения.</p><p>Дава дежурства на повикване по график.</p>',
  '<p>Висше образование по автоматика, електроника или електротехника.</p><p>Опит с промишлени контролери и честотни преобразуватели.</p><p>Английски език, достатъчен за техническа документация; немският е предимство.</p><p>Трета квалификационна група по електробезопасност или готовност да бъде придобита.</p>',
  '<p>Работа по проекти от инвестиционната програма на дружеството.</p><p>Обучения при производителите на оборудването в чужбина.</p><p>Заплащане на дежурствата и допълнително здравно осигуряване.</p><p>Кандидатурите се приемат от началната дата на обявата.</p>',
  '2027-01-11T09:00:00+00', '2027-01-11T09:00:00+00'
);
