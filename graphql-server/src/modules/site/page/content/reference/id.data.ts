import type { ReferencePages } from "../../site-text.ts";

/** The binding pages in Indonesian, for reference: the Japanese governs. No native speaker has read them yet. */
export const id: ReferencePages = {
  TERMS: {
    title: "Ketentuan layanan",
    lead: "Aturan memakai Kotoba Works. Bagi pencari kerja, mencari lowongan, melamar, dan berkirim pesan gratis selamanya.",
    sections: [
      {
        id: "scope",
        heading: "Pasal 1. Ruang lingkup",
        paragraphs: [
          "Ketentuan ini berlaku antara {name} (“kami”), pengelola situs lowongan Kotoba Works (“layanan”), dan semua orang yang memakainya.",
          "Orang yang mendaftar sebagai anggota disebut “pencari kerja”; usaha yang mendaftarkan akun beserta petugasnya disebut “perusahaan”.",
        ],
      },
      {
        id: "service",
        heading: "Pasal 2. Isi layanan",
        paragraphs: [
          "Layanan ini menyediakan lowongan kerja, lamaran dan pesan, tes level bahasa Jepang, serta video belajar. Kami adalah penyedia informasi lowongan yang terdaftar (特定募集情報等提供事業者) menurut Undang-Undang Keamanan Kerja, nomor penerimaan {notificationNumber}.",
          "Layanan ini bukan penyalur tenaga kerja. Urutan lowongan hanya mengikuti rumus yang dipublikasikan dan syarat yang ditetapkan sendiri oleh pencari kerja; kami tidak memilih atau mengubah lowongan untuk orang tertentu. Perusahaan yang memutuskan siapa yang diterima.",
        ],
      },
      {
        id: "registration",
        heading: "Pasal 3. Pendaftaran",
        items: [
          "Pendaftaran selesai setelah alamat email dikonfirmasi, isian wajib dilengkapi, dan ketentuan ini serta [kebijakan privasi](/privacypolicy) disetujui.",
          "Satu orang hanya boleh memiliki satu akun pencari kerja. Data palsu atau milik orang lain tidak diperbolehkan.",
          "Akun perusahaan aktif setelah kami memeriksa nomor badan hukum dan data lainnya. Sebelum itu perusahaan tidak dapat memasang lowongan.",
        ],
      },
      {
        id: "account",
        heading: "Pasal 4. Akun Anda",
        items: [
          "Jaga sendiri kata sandi Anda dan jangan biarkan orang lain memakai akun Anda.",
          "Jika Anda menduga ada penyalahgunaan, segera ganti kata sandi dan [beri tahu kami](/contact).",
          "Petugas kami tidak pernah menanyakan kata sandi lewat telepon atau email.",
        ],
      },
      {
        id: "fees",
        heading: "Pasal 5. Biaya bagi pencari kerja",
        paragraphs: [
          "Mencari, membaca, menyimpan, melamar, dan berkirim pesan gratis, dengan nama apa pun.",
          "Yang berbayar hanya produk belajar dan tes: kesempatan tes, sertifikat, dan video belajar. Membeli atau tidak tidak memengaruhi lowongan yang Anda lihat, lamaran, maupun seleksi. Isi dan harga ada di [informasi transaksi](/law).",
        ],
      },
      {
        id: "posting",
        heading: "Pasal 6. Lowongan",
        items: [
          "Perusahaan menuliskan tugas, tempat kerja, gaji, jam kerja, masa kontrak, cakupan perubahan, dan hal lain yang diwajibkan hukum dengan benar dan terbaru.",
          "Syarat yang melanggar hukum berdasarkan usia, jenis kelamin, kewarganegaraan, dan sejenisnya tidak boleh ditulis.",
          "Kami memeriksa setiap lowongan sebelum terbit dan mengembalikannya jika ada yang kurang atau melanggar hukum. Lowongan juga dapat kami hentikan setelah terbit.",
          "Jika perekrutan selesai atau isinya berubah, perusahaan segera menutup atau memperbarui lowongan.",
        ],
      },
      {
        id: "application",
        heading: "Pasal 7. Lamaran dan pesan",
        items: [
          "Saat Anda melamar, profil, jawaban, dan dokumen yang tampil di layar lamaran hanya dikirim ke perusahaan itu.",
          "Perusahaan memakainya hanya untuk seleksi lowongan itu dan berusaha menjawab dalam 14 hari.",
          "Perusahaan tidak boleh menanyakan hal yang tidak perlu untuk seleksi, seperti daerah asal, keluarga, agama, dan keyakinan.",
          "Sebelum menandatangani kontrak kerja, selalu pastikan syarat kerja secara tertulis dengan perusahaan.",
        ],
      },
      {
        id: "exam",
        heading: "Pasal 8. Level bahasa Jepang",
        paragraphs: [
          "Hasil tes adalah perkiraan dengan metode kami sendiri, ditampilkan sebagai peluang seperti “N3 (84% untuk N3 ke atas)”. Ini bukan hasil resmi ujian JLPT. Sampai tingkat kesulitan soal diperiksa dengan jawaban sedikitnya 200 orang per level, hasil ditandai sementara dan sertifikat tidak dijual. Tes yang dibayar pada masa itu mendapat satu tes ulang gratis. Tes yang ditandai meragukan boleh diulang gratis.",
          "Dilarang meminta orang lain mengerjakan tes, serta merekam atau menyebarkan soal.",
        ],
      },
      {
        id: "permission",
        heading: "Pasal 9. Izin kerja",
        paragraphs: [
          "“Status izin tinggal dan pekerjaan ini” pada tiap lowongan dibuat otomatis dari data Anda dan aturan yang dipublikasikan. Ini informasi, bukan jaminan, dan tidak ada lamaran yang ditolak karenanya.",
          "Anda dan perusahaan melakukan pemeriksaan terakhir dengan kartu residen (在留カード) atau dengan bertanya ke Badan Layanan Imigrasi.",
        ],
      },
      {
        id: "gift",
        heading: "Pasal 10. Tidak ada hadiah karena diterima",
        paragraphs: [
          "Kami tidak memberi uang atau kode hadiah kepada pencari kerja karena melamar atau diterima, dan perusahaan tidak boleh menjanjikannya lewat layanan ini.",
        ],
      },
      {
        id: "prohibited",
        heading: "Pasal 11. Larangan",
        items: [
          "Perbuatan yang melanggar hukum atau ketertiban umum; menarik orang ke kejahatan atau pekerjaan ilegal",
          "Lowongan palsu, lowongan yang tidak ada, atau menyamar sebagai usaha lain",
          "Memakai data pribadi dari sini selain untuk seleksi, atau meneruskannya",
          "Pelecehan, diskriminasi, ajakan, iklan, kampanye agama atau politik",
          "Pengumpulan massal otomatis, membebani layanan, dan akses tanpa izin",
        ],
      },
      {
        id: "suspension",
        heading: "Pasal 12. Penangguhan",
        paragraphs: [
          "Jika ketentuan ini dilanggar, atau ada alasan kuat untuk menduganya, kami dapat menghentikan lowongan atau akun. Kecuali dalam keadaan darurat, kami memberi alasan dan kesempatan menjelaskan.",
        ],
      },
      {
        id: "leaving",
        heading: "Pasal 13. Menghapus akun",
        paragraphs: [
          "Pencari kerja dapat menghapus akun kapan saja. Selama 30 hari, masuk kembali akan membatalkannya. Setelah itu nama, kontak, profil, dan dokumen dihapus.",
          "Perusahaan dapat menghapus akun setelah menutup lowongan dan lamaran yang berjalan serta memberi tahu pelamar.",
        ],
      },
      {
        id: "rights",
        heading: "Pasal 14. Hak",
        paragraphs: [
          "Teks, soal, video, gambar, dan program layanan milik kami atau pemiliknya. Yang ditulis dan diunggah pengguna tetap milik mereka; kami memakainya hanya sejauh diperlukan untuk menjalankan layanan.",
        ],
      },
      {
        id: "liability",
        heading: "Pasal 15. Tanggung jawab",
        items: [
          "Kami memeriksa lowongan dan menjaga informasi tetap baru, tetapi tidak menjamin Anda diterima atau bahwa setiap lowongan benar dalam segala hal.",
          "Jika kami bertanggung jawab atas kerugian, kami mengganti kerugian langsung yang wajar sampai harga produk yang dibayar (bagi perusahaan: biaya 12 bulan terakhir).",
          "Batas itu tidak berlaku bila kami sengaja atau lalai berat, atau bila hukum tidak mengizinkannya.",
        ],
      },
      {
        id: "change",
        heading: "Pasal 16. Perubahan",
        paragraphs: [
          "Layanan dapat berhenti sementara karena pemeliharaan atau bencana. Jeda terencana diumumkan di [pengumuman](/news).",
          "Jika ketentuan ini berubah, kami memberitahukan isi dan waktunya di situs dan lewat email, umumnya 14 hari sebelumnya. Perubahan yang merugikan pengguna harus beralasan wajar.",
        ],
      },
      {
        id: "antisocial",
        heading: "Pasal 17. Kelompok antisosial",
        paragraphs: [
          "Pengguna menyatakan bukan kelompok antisosial (反社会的勢力) dan tidak berhubungan dengannya. Jika tidak benar, kami dapat segera mengakhiri perjanjian.",
        ],
      },
      {
        id: "court",
        heading: "Pasal 18. Hukum dan pengadilan",
        paragraphs: [
          "Hukum Jepang berlaku. Pengadilan Distrik Tokyo atau Pengadilan Sumir Tokyo menjadi pengadilan tingkat pertama yang disepakati; pencari kerja juga boleh ke pengadilan yang terbuka bagi mereka sebagai konsumen menurut hukum.",
          "Terjemahan dan teks bahasa Jepang mudah hanya membantu pemahaman. Jika berbeda, ketentuan bahasa Jepang yang berlaku.",
        ],
      },
      {
        id: "contact",
        heading: "Pasal 19. Kontak",
        paragraphs: [
          "Pertanyaan dan keluhan tentang ketentuan ini atau lowongan: lewat [kontak](/contact), atau ke {complaintDesk} (telepon {phone}, {phoneHours}).",
        ],
      },
    ],
  },
  PRIVACY: {
    title: "Kebijakan privasi",
    lead: "Apa yang kami lakukan dengan data pribadi dan cara kami melindunginya. Profil Anda sampai ke perusahaan hanya bila Anda melamar ke perusahaan itu.",
    sections: [
      {
        id: "who",
        heading: "1. Penanggung jawab",
        paragraphs: [
          "Usaha berikut mengelola data pribadi menurut Undang-Undang Perlindungan Informasi Pribadi dan Undang-Undang Keamanan Kerja.",
        ],
        facts: [
          ["Usaha", "{name}\nPerwakilan: {representative}"],
          ["Alamat", "{postalCode} {address}"],
          ["Petugas data pribadi", "{privacyOfficer}"],
        ],
      },
      {
        id: "what",
        heading: "2. Data yang kami simpan",
        paragraphs: [
          "Kami tidak mengumpulkan yang tidak perlu untuk seleksi: daerah asal atau tempat lahir, keluarga, agama, keyakinan, partai, serikat pekerja, riwayat kesehatan. Kami tidak menanyakan kewarganegaraan dan tidak menerima gambar kartu residen. Data berasal langsung dari Anda.",
        ],
        items: [
          "Pendaftaran: nama, cara baca, nama dalam huruf Latin, alamat email, kata sandi (disimpan sehingga tidak bisa dibaca kembali)",
          "Profil: tanggal lahir, kontak, alamat, riwayat pendidikan dan kerja, preferensi, izin kerja (status, masa berlaku, izin aktivitas lain), sertifikat bahasa Jepang dan tingkat menurut diri sendiri, foto, CV dan berkas lain",
          "Pemakaian: lowongan tersimpan, lamaran dan perkembangannya, pesan, jawaban dan hasil tes, kemajuan belajar, pembelian",
          "Catatan teknis: masuk, tindakan, alamat IP, jenis browser",
        ],
      },
      {
        id: "purpose",
        heading: "3. Tujuan pemakaian",
        paragraphs: ["Pendaftaran, identifikasi, dan perlindungan akses"],
        items: [
          "Mencari lowongan, menampilkan kecocokan dengan syarat yang Anda tetapkan, petunjuk tentang izin kerja",
          "Meneruskan lamaran Anda ke perusahaan yang Anda lamar, dan komunikasi tentangnya",
          "Mengukur level bahasa Jepang, sertifikat, video belajar",
          "Menagih produk berbayar dan menerbitkan tanda terima",
          "Notifikasi, email lowongan baru (hanya jika Anda minta), menjawab pertanyaan dan keluhan",
          "Mencegah penyalahgunaan, dan statistik untuk memperbaiki layanan (tanpa menyebut nama siapa pun)",
          "Laporan yang diwajibkan hukum (laporan tahunan per 1 Juni hanya berisi jumlah)",
          "Untuk tujuan lain kami meminta persetujuan Anda lebih dulu. Kami tidak melacak untuk iklan dan tidak menjual data pribadi.",
        ],
      },
      {
        id: "third-party",
        heading: "4. Penyerahan kepada pihak ketiga",
        paragraphs: [
          "Perusahaan menerima data Anda hanya bila Anda melamar ke lowongannya, setelah melihat apa yang dikirim dan menyetujuinya. Perusahaan yang tidak Anda lamar tidak dapat mencari anggota atau melihat profil.",
          "Selain itu, data diserahkan hanya bila hukum mewajibkan, atau untuk melindungi nyawa, badan, atau harta bila persetujuan sulit diperoleh.",
        ],
      },
      {
        id: "entrust",
        heading: "5. Pihak yang bekerja untuk kami",
        paragraphs: [
          "Data kartu diisi di kolom milik penyedia pembayaran. Kami tidak pernah menerima nomornya dan hanya menyimpan merek, empat angka terakhir, dan masa berlaku. Pihak yang mengirim email atau menjalankan server bagi kami bekerja berdasarkan kontrak dan pengawasan kami.",
        ],
      },
      {
        id: "retention",
        heading: "6. Lama penyimpanan",
        facts: [
          ["Data anggota", "Dihapus 30 hari setelah Anda meminta penghapusan akun (bisa dibatalkan sampai saat itu)."],
          ["Lamaran", "Saat anggota dihapus, hal yang menunjukkan orangnya (nama, kontak, dokumen) dihapus. Jumlahnya tetap."],
          ["Draf lamaran", "Dihapus saat Anda melamar, atau saat anggota dihapus."],
          ["Pertanyaan", "Dihapus satu tahun setelah diterima."],
          ["Pembelian dan tanda terima", "Disimpan selama masa menurut hukum pajak (7 tahun)."],
          ["Data masuk", "Dihapus saat kedaluwarsa."],
          [
            "Catatan tindakan",
            "Untuk menyelidiki penyalahgunaan kami menyimpan waktu, jenis tindakan, nomor anggota, dan alamat IP, tanpa nama atau kontak.",
          ],
        ],
      },
      {
        id: "security",
        heading: "7. Keamanan",
        items: [
          "Semua komunikasi dienkripsi. Isi rahasia seperti teks email disimpan terenkripsi.",
          "Kata sandi disimpan tanpa bisa dikembalikan (Argon2id); salah berulang kali akan ditolak untuk sementara.",
          "Akun pencari kerja, perusahaan, dan admin terpisah; server membatasi siapa melihat apa, dan tindakan dicatat.",
          "Foto yang diunggah dibuat ulang sehingga data seperti tempat pengambilan hilang. Berkas hanya terbuka bagi Anda dan perusahaan yang Anda lamar.",
          "Jika terjadi kebocoran, kami melapor ke Komisi Perlindungan Informasi Pribadi sesuai hukum (laporan pertama dalam 3 sampai 5 hari, laporan lengkap dalam 30 hari, atau 60 hari setelah serangan) dan memberi tahu orang yang bersangkutan.",
        ],
      },
      {
        id: "cookies",
        heading: "8. Cookie dan penyimpanan browser",
        paragraphs: [
          "Kami hanya memakai cookie untuk menjaga Anda tetap masuk, dan penyimpanan browser untuk bahasa dan pertanyaan yang belum terkirim. Tidak ada cookie iklan dan tidak ada pengukuran yang dibagikan ke situs lain.",
        ],
      },
      {
        id: "requests",
        heading: "9. Melihat, memperbaiki, menghentikan pemakaian, menghapus",
        paragraphs: [
          "Anda dapat melihat dan memperbaiki [profil](/user/member/view) serta [menghapus akun](/user/cancel) sendiri kapan saja.",
          "Untuk permintaan lain — melihat, memperbaiki, menambah, menghentikan pemakaian, menghapus, menghentikan penyerahan, dan catatannya — pakai [kontak](/contact?category=PERSONAL_DATA) dan pilih “Permintaan tentang data pribadi”. Kami memastikan diri Anda dengan email terdaftar dan umumnya menjawab dalam dua minggu. Gratis.",
        ],
      },
      {
        id: "age",
        heading: "10. Anak di bawah umur",
        paragraphs: [
          "Anda tidak dapat mendaftar sebelum tanggal 31 Maret pertama setelah ulang tahun ke-15. Di bawah 18 tahun, mintalah dulu persetujuan wali.",
        ],
      },
      {
        id: "change",
        heading: "11. Perubahan",
        paragraphs: [
          "Jika kebijakan ini berubah, kami memberitahukan isi dan waktunya di situs dan lewat email, umumnya 14 hari sebelumnya. Perluasan tujuan memerlukan persetujuan Anda.",
        ],
      },
      {
        id: "contact",
        heading: "12. Kontak",
        paragraphs: ["Kirim pertanyaan dan keluhan tentang data pribadi ke sini."],
        facts: [
          ["Layanan", "{complaintDesk} (penanggung jawab: {complaintPerson})"],
          ["Telepon", "{phone} ({phoneHours})"],
          ["Formulir", "[Kontak](/contact?category=PERSONAL_DATA)"],
        ],
      },
    ],
  },
  LAW: {
    title: "Informasi transaksi (特商法)",
    lead: "Hal yang wajib ditampilkan menurut Undang-Undang Transaksi Komersial Tertentu (特定商取引法) tentang produk berbayar bagi pencari kerja: kesempatan tes, sertifikat, video. Mencari, melamar, dan berkirim pesan gratis.",
    sections: [
      {
        id: "items",
        heading: "Informasi",
        facts: [
          ["Penjual", "{name}"],
          ["Penanggung jawab", "{manager}"],
          ["Alamat", "{postalCode} {address}"],
          ["Telepon", "{phone}\n{phoneHours}"],
          ["Email", "{email}\nAnda juga dapat memakai [formulir kontak](/contact)."],
          ["Harga", "{licencePrices}"],
          ["Biaya lain", "Biaya internet ditanggung sendiri. Tidak ada ongkos kirim atau biaya tambahan."],
          ["Cara bayar", "Kartu kredit (dengan 3-D Secure 2)"],
          ["Waktu bayar", "Satu kali, saat Anda mengonfirmasi pembelian. Tidak ada perpanjangan otomatis dan tidak ada tagihan lain."],
          ["Penyerahan", "Dapat langsung dipakai setelah pembayaran selesai."],
          ["Masa berlaku penawaran", "Dengan harga di layar pembelian, sampai pembayaran selesai."],
          [
            "Pengembalian",
            "Karena produk digital, yang sudah mulai dipakai tidak dapat dikembalikan. Dalam 8 hari, bila belum dipakai, kami mengembalikan seluruh harga jika Anda memintanya lewat [kontak](/contact). Tagihan ganda dan produk yang tidak bisa dipakai karena kesalahan kami dikembalikan kapan saja.",
          ],
          ["Kebutuhan sistem", "Chrome, Edge, Safari, atau Firefox versi terbaru. Video dan tes menyimak memerlukan suara dan 1 Mbps."],
          ["Nomor registrasi faktur", "{invoiceNumber}"],
        ],
      },
      {
        id: "free",
        heading: "Yang gratis",
        paragraphs: [
          "Mencari, membaca, menyimpan, melamar, dan berkirim pesan gratis (Undang-Undang Keamanan Kerja, pasal 43-3). Tidak membeli apa pun tidak memengaruhi lamaran atau seleksi.",
        ],
      },
      {
        id: "companies",
        heading: "Bagi perusahaan",
        paragraphs: [
          "Paket lowongan adalah transaksi antarusaha dan di luar undang-undang ini. Harga, masa, perpanjangan, dan pembatalan ada di [untuk perusahaan](/about_for_company) dan di layar pemesanan.",
        ],
      },
    ],
  },
  ACCESSIBILITY: {
    title: "Aksesibilitas",
    lead: "Setiap orang harus dapat mencari dan melamar kerja di sini, apa pun usia, disabilitas, kewarganegaraan, atau perangkatnya.",
    sections: [
      {
        id: "goal",
        heading: "Tujuan",
        paragraphs: [
          "Situs ini belum diuji seperti yang dijelaskan standar, juga belum oleh pihak ketiga. Bila sudah, hasilnya akan ditampilkan di sini.",
        ],
        facts: [
          ["Cakupan", "Semua layar situs ini"],
          ["Standar", "JIS X 8341-3:2016, yang memuat kriteria WCAG 2.0; kami juga menuju tingkat AA dari WCAG 2.1 dan 2.2"],
          ["Tingkat tujuan", "Sejalan dengan tingkat AA"],
          ["Cara memeriksa", "Pemeriksaan otomatis (axe) layar utama, tampilan pada 390 dan 1280 piksel"],
        ],
      },
      {
        id: "done",
        heading: "Yang kami lakukan",
        items: [
          "Kami membuat semuanya agar bisa dipakai dengan papan ketik saja, dan bingkai menunjukkan posisi Anda.",
          "Kami memakai warna dengan kontras teks terhadap latar sedikitnya 4,5. Anda dapat memilih layar terang atau gelap.",
          "Anda dapat memilih bahasa Jepang mudah, cara baca di atas kanji, dan delapan bahasa.",
          "Makna tidak pernah disampaikan hanya dengan warna. Pesan kesalahan menjelaskan dengan kata apa yang perlu diubah dan di mana.",
          "Gerakan berhenti pada perangkat yang meminta lebih sedikit gerakan.",
          "Video memiliki teks. Anda boleh mengikuti tes tanpa menyimak.",
        ],
      },
      {
        id: "open",
        heading: "Yang belum ada",
        items: [
          "Belum semua layar dicoba hanya dengan papan ketik dan pembaca layar.",
          "PDF berkas lamaran dan tagihan tidak memberi tahu pembaca layar mana judul dan tabel. Isi yang sama dapat dibaca di layar.",
          "Berkas yang dilampirkan perusahaan pada pesan mungkin tidak bisa dipakai dengan pembaca layar.",
        ],
      },
      {
        id: "contact",
        heading: "Jika ada yang sulit dipakai",
        paragraphs: [
          "Beri tahu kami lewat [formulir kontak](/contact) atau telepon: {phone} ({phoneHours}). Kami memberikan yang Anda perlukan dengan cara lain.",
        ],
      },
    ],
  },
  DATA_SHARING: {
    title: "Data yang dikirim ke luar",
    lead: "Hanya melihat situs ini tidak mengirim apa pun ke perusahaan lain. Sesuatu dikirim hanya bila Anda melakukan salah satu hal berikut.",
    sections: [
      {
        id: "none",
        heading: "Selama Anda hanya melihat",
        paragraphs: [
          "Kami tidak memakai iklan, analitik, atau tombol media sosial perusahaan lain. Gambar, font, dan data tempat semuanya berasal dari situs ini.",
        ],
      },
      {
        id: "card",
        heading: "Saat Anda membuka layar yang meminta kartu",
        paragraphs: [
          "Nomor kartu tidak pernah melewati server kami. Program perusahaan ini tidak dimuat sebelum layar dengan kolom kartu dibuka.",
        ],
        facts: [
          ["Dikirim ke", "Stripe, Inc., yang memproses pembayaran bagi perusahaan kartu"],
          ["Isi", "Data kartu yang Anda ketik, alamat IP, data browser dan perangkat, serta tindakan Anda di layar itu"],
          ["Tujuan", "Pembayaran dan pencegahan penipuan"],
        ],
      },
      {
        id: "account",
        heading: "Saat Anda masuk dengan akun lain",
        paragraphs: ["Tombol itu membawa Anda ke halaman perusahaan tersebut. Tidak ada yang dikirim bila Anda tidak menekannya."],
        facts: [
          ["Dikirim ke", "Perusahaan yang Anda pilih (Google LLC atau LY Corporation)"],
          ["Isi", "Bahwa Anda ingin masuk dari situs ini, alamat IP, data browser"],
          ["Tujuan", "Memastikan bahwa itu Anda"],
        ],
      },
      {
        id: "links",
        heading: "Tautan ke situs lain",
        paragraphs: [
          "Situs lain mengikuti aturannya sendiri. Kami tidak memberi tahu dari halaman mana Anda datang. Cara kami mengelola data pribadi ada di [kebijakan privasi](/privacypolicy).",
        ],
      },
    ],
  },
  COMPANY_INFO: {
    title: "Perusahaan pengelola",
    lead: "Siapa pengelola Kotoba Works, pendaftaran kami sebagai penyedia informasi lowongan, cara kami menjaga kebenaran lowongan, dan tempat menyampaikan keluhan.",
    sections: [
      {
        id: "company",
        heading: "Perusahaan",
        facts: [
          ["Nama", "{name}"],
          ["Perwakilan", "{representative}"],
          ["Didirikan", "{establishedOn}"],
          ["Alamat", "{postalCode} {address}"],
          ["Telepon", "{phone} ({phoneHours})"],
          ["Email", "{email}"],
          ["Nomor badan hukum", "{corporateNumber}"],
          ["Nomor registrasi faktur", "{invoiceNumber}"],
          ["Nomor pendaftaran usaha telekomunikasi (電気通信事業の届出番号)", "{telecomNumber}"],
        ],
      },
      {
        id: "notification",
        heading: "Pendaftaran",
        paragraphs: [
          "Kami adalah penyedia informasi lowongan yang terdaftar menurut pasal 43-2 Undang-Undang Keamanan Kerja. Kami bukan penyalur tenaga kerja dan tidak memungut biaya dari pencari kerja.",
        ],
        facts: [
          ["Nomor penerimaan (届出受理番号)", "{notificationNumber}"],
          ["Tanggal diterima", "{notificationDate}"],
        ],
      },
      {
        id: "accuracy",
        heading: "Menjaga kebenaran lowongan",
        items: [
          "Setiap lowongan diperiksa sebelum terbit. Tanpa semua hal yang diwajibkan hukum — tugas dan cakupan perubahannya, masa, tempat, jam, gaji, uang lembur tetap, asuransi, tindakan terhadap asap rokok, dan lain-lain — lowongan tidak dapat terbit.",
          "Setiap lowongan menyebut pemberi kerja, alamat dan kontaknya, tugas, tempat, dan gaji.",
          "Diskriminasi usia, jenis kelamin, atau kewarganegaraan, serta gaji di bawah upah minimum, dicegah sebelum terbit.",
          "Setiap lowongan menampilkan tanggal terbit dan pembaruan; yang sudah berakhir segera ditutup.",
          "Jika ada yang menunjukkan kesalahan atau lowongan yang sudah berakhir, kami bertanya kepada pemberi kerja lalu memperbaiki atau menghentikannya.",
        ],
      },
      {
        id: "ranking",
        heading: "Urutan lowongan",
        paragraphs: [
          "Lowongan diurutkan menurut tanggal, gaji, batas waktu, kecocokan dengan kata Anda, atau kecocokan dengan syarat yang Anda tetapkan sendiri. Tidak ada yang dapat membayar untuk tempat lebih baik, dan kami tidak mendorong lowongan tertentu.",
        ],
      },
      {
        id: "data",
        heading: "Data pribadi",
        paragraphs: ["Tujuan, penyerahan, lama penyimpanan, dan cara mengajukan permintaan ada di [kebijakan privasi](/privacypolicy)."],
      },
      {
        id: "complaints",
        heading: "Keluhan",
        paragraphs: [
          "Jika lowongan berbeda dari kenyataan, beri tahu kami lewat “Laporkan lowongan ini” di halamannya atau lewat kontak. Kami menjawab hasil pemeriksaan sementara dalam 3 hari kerja.",
        ],
        facts: [
          ["Layanan", "{complaintDesk}"],
          ["Penanggung jawab", "{complaintPerson}"],
          ["Telepon", "{phone} ({phoneHours})"],
          ["Formulir", "[Kontak](/contact?category=POSTING)"],
        ],
      },
    ],
  },
};
